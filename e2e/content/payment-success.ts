const said = (state: string, what = 'order') => ({
  title: `The ${what}: ${state}`,
  text: `It is ${state}.`,
});

export const paymentSuccess = {
  label: 'After your order',
  title: 'Thank you.',
  intro: '{paymentProcessor} emails you a receipt.',
  stepsTitle: 'What happens next',
  steps: [
    { id: 'receipt', title: 'Find your receipt', text: '{paymentProcessor} sends it.' },
    { id: 'access', title: 'Wait for access', text: 'At most {accessHours} hours.' },
  ],
  memberLink: 'Go to the member area',
  homeLink: 'Back to the home page',
  refund: {
    title: 'Refund deadline',
    within: 'You can ask within {refundDays} days.',
    ifToday: 'If you paid today, until {until}.',
    text: 'See the [Refund Policy](/refund).',
  },
  help: { title: 'Is something missing?', text: 'Email us.', subject: 'Help after my order' },
  troubles: {
    title: 'If something goes wrong',
    items: [
      { id: 'receipt', title: 'I have no receipt', text: 'Look in your spam folder.' },
      { id: 'login', title: 'I cannot log in', text: 'The {memberArea} knows your address.' },
      { id: 'withdrawal', when: 'withdrawal', title: 'I withdraw', text: 'Here: {withdrawal}.' },
    ],
  },
  order: {
    title: 'Your order',
    loading: 'Checking your order…',
    retry: 'Check again',
    paid: said('paid', '{plan}'),
    pending: said('pending', '{plan}'),
    failed: said('failed', '{plan}'),
    refunded: said('refunded', '{plan}'),
    unauthorized: { title: 'Log in to see this order', text: 'Use the {memberArea}.' },
    missing: said('missing'),
    unavailable: said('unavailable'),
    unreadable: said('unreadable'),
    offline: said('offline'),
    badReference: { title: 'This reference is incomplete', text: 'Open the link again.' },
  },
};
