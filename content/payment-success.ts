/**
 * Where the payment page sends people back to. A static page cannot know whether a payment went through, so
 * only the states under 'order', which the order service reports, speak about the payment itself.
 */
export const paymentSuccess = {
  label: 'After your order',
  title: 'Thank you.',
  intro:
    'As soon as a payment goes through, our payment provider e-mails you a receipt. This is what happens next, in order; nothing here is in a hurry.',
  stepsTitle: 'What happens next',
  steps: [
    {
      id: 'receipt',
      title: 'Find the receipt',
      text: 'It comes from {paymentProcessor} to the e-mail address you gave at checkout. If it is not there an hour after the payment, and not among the spam either, write to us before you pay a second time.',
    },
    {
      id: 'username',
      title: 'Check your username',
      text: 'Access goes to the username that you entered on the payment page. A mistyped one is nearly always the reason when access is late: compare it with your profile on {platform}.',
    },
    {
      id: 'access',
      title: 'Wait for access',
      text: 'We enable the indicators for that username. It usually takes minutes, {accessHours} hours at the latest, and we e-mail you when it is done.',
    },
    {
      id: 'login',
      title: 'Log in to the member area',
      text: 'Use the e-mail address you gave at checkout. Release notes and billing are there, and the documentation with strategies if your plan includes it.',
    },
    {
      id: 'chart',
      title: 'Put them on a chart',
      text: 'Reload {platform}, open its list of indicators, choose those shared by invitation and add ours to one chart. Leave the settings alone for the first day.',
    },
  ],
  memberLink: 'Go to the member area',
  homeLink: 'Back to the home page',
  refund: {
    title: 'Your money back',
    within: 'Within {refundDays} days of the payment.',
    ifToday: 'If you paid today: until {until}, at the same hour.',
    text: 'You get the full amount back if you ask within {refundDays} days of the first payment, whatever the plan. The days end at the hour at which you paid; if access came later than promised, they start no earlier than that: [Refund Policy](/refund).',
  },
  help: {
    title: 'Something missing?',
    text: 'Write to us from the address you gave at checkout, and name your platform username. Never send a password or a card number; nobody here will ask for one.',
    subject: 'Help after my order',
  },
  troubles: {
    title: 'If something is not as it should be',
    items: [
      {
        id: 'no-receipt',
        title: 'No receipt has come',
        text: 'Look among spam and promotions for {paymentProcessor}. A mistyped e-mail address is the usual reason. Before you pay a second time, write to us with date and amount; we look the payment up.',
      },
      {
        id: 'cannot-see',
        title: 'I can’t see the indicators',
        text: 'Access takes up to {accessHours} hours. Then reload {platform}, open the list of indicators and look under those shared by invitation, not in the public library. Check that you are signed in there under the username that you gave us; many people have two accounts.',
      },
      {
        id: 'wrong-username',
        title: 'I gave the wrong username',
        text: 'Nothing is lost and nothing needs to be paid again. Write to us with the right one, and we move the access to it.',
      },
      {
        id: 'too-many',
        title: 'The platform says: too many indicators',
        text: 'Your plan there limits how many may be on one chart, and the suite counts as three. Take others off the chart, or run fewer of ours at a time.',
      },
      {
        id: 'member-login',
        title: 'I can’t log in to the member area',
        text: 'The {memberArea} knows the e-mail address that you gave at checkout, which need not be the one you usually log in with. Have a new password sent to it; if none comes, write to us.',
      },
      {
        id: 'wrong-amount',
        title: 'I was charged twice, or another amount',
        text: 'Tell us at any time, with both receipts; it is a mistake and we correct it. A payment that your bank only reserved disappears by itself, usually within days.',
      },
      {
        id: 'withdrawal',
        when: 'withdrawal',
        title: 'I want to withdraw from the contract',
        text: 'In the EU and the UK you can withdraw within 14 days, without giving a reason: {withdrawal}.',
      },
    ],
  },
  order: {
    title: 'Your order',
    loading: 'Asking how your order stands…',
    retry: 'Ask again',
    paid: {
      title: 'Our records show your {plan} as paid',
      text: 'Nothing more is needed from you. The steps on this page follow by themselves.',
    },
    pending: {
      title: 'Your {plan} is still being processed',
      text: 'Some ways to pay report back after minutes, a few after a day. Please do not pay again; ask here later, or wait for the receipt.',
    },
    failed: {
      title: 'The payment for your {plan} did not go through',
      text: 'Nothing will be tried again by itself. Your bank or card issuer can tell you why, and you can choose a plan again whenever you like.',
    },
    refunded: {
      title: 'Your {plan} has been refunded',
      text: 'The amount is on its way back to the method you paid with. Banks often take five to ten days to show it.',
    },
    unauthorized: {
      title: 'Log in to see this order',
      text: 'An order is shown only to the account that placed it. Log in to the {memberArea} and ask again; the order stands there as well.',
    },
    missing: {
      title: 'No order under this reference yet',
      text: 'A new order can take a minute to arrive, so ask again shortly. If you have a receipt, your payment is safe whatever this page finds.',
    },
    unavailable: {
      title: 'The order service is not answering',
      text: 'The fault is ours and changes nothing about your payment. The receipt in your inbox is what counts; ask again in a few minutes if you wish.',
    },
    unreadable: {
      title: 'We could not read the answer',
      text: 'The order service replied with something this page does not understand. Your payment is not affected; the receipt in your inbox is what counts.',
    },
    offline: {
      title: 'No connection',
      text: 'This device could not reach the order service. Nothing is lost; check the connection and ask again.',
    },
    badReference: {
      title: 'This order reference is incomplete',
      text: 'The address of this page may have been cut short on the way. Open the link again from where you got it, or go by the receipt in your inbox.',
    },
  },
};
