/** Only the `order` texts may say whether a payment succeeded, because only the order service can check it. */
export const paymentSuccess = {
  sample: true,
  label: 'After your order',
  title: 'Thank you.',
  intro:
    'As soon as your payment goes through, {paymentProcessor} emails you a receipt. Here’s what happens next. There’s no rush.',
  stepsTitle: 'What happens next',
  steps: [
    {
      id: 'receipt',
      title: 'Find your receipt',
      text: '{paymentProcessor} sends it to the email address you gave at checkout. If it isn’t in your inbox or your spam folder after an hour, email us before you pay again.',
    },
    {
      id: 'username',
      title: 'Check your username',
      text: 'We give access to the username you entered on the payment page. When access is late, a mistyped username is almost always the reason, so compare yours with your profile on {platform}.',
    },
    {
      id: 'access',
      title: 'Wait for access',
      text: 'We turn on the indicators for that username. It usually takes minutes, and at most {accessHours} hours. We email you when they’re ready.',
    },
    {
      id: 'login',
      title: 'Log in to the member area',
      text: 'Use the email address you gave at checkout. You’ll find release notes, billing and, if your plan includes it, the documentation with strategies.',
    },
    {
      id: 'chart',
      title: 'Add the indicators to a chart',
      text: 'Reload {platform}, open its list of indicators, choose the ones shared by invitation, and add ours to one chart. Leave the settings alone for the first day.',
    },
  ],
  memberLink: 'Go to the member area',
  homeLink: 'Back to the home page',
  refund: {
    title: 'Refund deadline',
    within: 'You can ask within {refundDays} days of the payment.',
    ifToday: 'If you paid today, you can ask until the same hour on {until}.',
    text: 'You get the full amount back if you ask within {refundDays} days of the first payment, whichever plan you chose. The last day ends at the hour at which you paid. If we turn on your access later than promised, the {refundDays} days start only then. See the [Refund Policy](/refund).',
  },
  help: {
    title: 'Is something missing?',
    text: 'Email us from the address you gave at checkout and include your username on {platform}. Never send a password or a card number; we never ask for one.',
    subject: 'Help after my order',
  },
  troubles: {
    title: 'If something goes wrong',
    items: [
      {
        id: 'no-receipt',
        title: 'I haven’t received a receipt',
        text: 'Look in your spam and promotions folders for a message from {paymentProcessor}. The usual reason is a mistyped email address. Before you pay again, email us the date and the amount, and we’ll look up the payment.',
      },
      {
        id: 'cannot-see',
        title: 'I can’t see the indicators',
        text: 'Access takes up to {accessHours} hours. After that, reload {platform}, open the list of indicators, and look under the ones shared by invitation, not in the public library. Check that you’re signed in with the username you gave us; many people have two accounts.',
      },
      {
        id: 'wrong-username',
        title: 'I gave the wrong username',
        text: 'You don’t have to pay again. Email us the right username, and we’ll move your access to it.',
      },
      {
        id: 'too-many',
        title: 'My platform says I have too many indicators',
        text: 'Your platform plan limits how many indicators you can have on one chart, and each of ours counts. Remove others from the chart, or run fewer of ours at a time.',
      },
      {
        id: 'member-login',
        title: 'I can’t log in to the member area',
        text: 'The {memberArea} uses the email address you gave at checkout, which may not be the one you usually log in with. Ask for a new password there. If none arrives, email us.',
      },
      {
        id: 'wrong-amount',
        title: 'I was charged twice, or the wrong amount',
        text: 'Email us the receipts at any time, and we’ll correct the mistake. A charge that is only pending usually disappears within days.',
      },
      {
        id: 'withdrawal',
        when: 'withdrawal',
        title: 'I want to withdraw from the contract',
        text: 'In the EU and the UK, you can withdraw within 14 days without giving a reason: {withdrawal}.',
      },
    ],
  },
  order: {
    title: 'Your order',
    loading: 'Checking your order…',
    retry: 'Check again',
    paid: {
      title: 'Our records show your {plan} as paid',
      text: 'You don’t need to do anything else. The steps on this page show what happens next.',
    },
    pending: {
      title: 'Your {plan} is still being processed',
      text: 'Some payment methods take minutes to confirm, and a few take a day. Please don’t pay again. Check again later, or wait for the receipt.',
    },
    failed: {
      title: 'The payment for your {plan} did not go through',
      text: 'We won’t try to charge you again. Your bank or card issuer can tell you why, and you can choose a plan again whenever you like.',
    },
    refunded: {
      title: 'Your {plan} has been refunded',
      text: 'The money is on its way back to the payment method you used. Banks often take five to ten days to show it.',
    },
    unauthorized: {
      title: 'Log in to see this order',
      text: 'An order is shown only to the account that placed it. Log in to the {memberArea} and check again; your order is listed there too.',
    },
    missing: {
      title: 'We have no order with this reference yet',
      text: 'A new order can take a minute to arrive, so check again shortly. If you have a receipt, your payment is safe whatever this page shows.',
    },
    unavailable: {
      title: 'The order service isn’t responding',
      text: 'The problem is on our side and doesn’t affect your payment. The receipt in your inbox is what counts. Check again in a few minutes if you like.',
    },
    unreadable: {
      title: 'We couldn’t read the response',
      text: 'The order service sent something this page doesn’t understand. Your payment isn’t affected; the receipt in your inbox is what counts.',
    },
    offline: {
      title: 'You’re offline',
      text: 'Your device couldn’t reach the order service. Nothing is lost. Check your connection, then check again.',
    },
    badReference: {
      title: 'This order reference is incomplete',
      text: 'The address of this page may have been cut off. Open the link again from where you got it, or rely on the receipt in your inbox.',
    },
  },
};
