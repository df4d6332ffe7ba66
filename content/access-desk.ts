/**
 * What helps a buyer from the receipt to the indicators, on the page after payment. Nothing here says that a payment
 * went through: a static page cannot know. Rules for usernames are those of the platform that 'site.ts' names.
 */
import type { AccessDesk } from '@/lib/content/schemas/access-desk';

export const accessDesk: AccessDesk = {
  progress: '{done} of {all} done',
  complete: 'All done. Good reading of charts.',
  tick: 'Done: {step}',
  username: {
    title: 'Your username',
    label: 'Username on {platform}',
    hint: 'As it stands in your profile there, not your e-mail address. Capitals make no difference.',
    shortest: 3,
    longest: 40,
    others: '-_',
    ok: 'Looks right. Compare it once with your profile, sign by sign: “{name}”.',
    email: 'This is an e-mail address. Access goes by the username in your profile.',
    address: 'This is the address of a page. The username in it is most likely “{name}”.',
    space: 'A username has no blanks. The name shown beside your picture may be another one.',
    characters:
      'Usernames are made of a to z, digits and the signs {others} alone. “{found}” is none of these; letters of other alphabets can look the same.',
    short: 'That is shorter than usernames are. Is the end missing?',
    long: 'That is longer than usernames are. Has something else been copied along?',
  },
  message: {
    title: 'A message to support',
    empty: 'Type your username, and the message you need stands here, ready to copy.',
    topic: 'What it is about',
    firstTopic: 'My username, to be compared with my order',
    subject: 'Access for {username}',
    lines: [
      'Hello,',
      'About: {topic}',
      'Username on {platform}: {username}',
      'Order reference: {reference}',
      'Paid on: {paidOn}',
      'I write from the address that I gave at checkout.',
    ],
    copy: 'Copy message',
    copied: 'Copied. Paste it into an e-mail.',
    selected: 'Selected. Copy it with Ctrl+C or ⌘C.',
    mail: 'Open in mail program',
  },
  refund: {
    title: 'Your money back',
    text: 'You get the full amount back if you ask within {refundDays} days of the first payment, whatever the plan. The days end at the hour at which you paid; if access came later than promised, they start no earlier than that: [Refund Policy](/refund).',
    label: 'Day of payment',
    ifToday: 'If you paid today: until {until}, at the same hour.',
    open: 'Until {until}, at the hour at which you paid.',
    last: 'Today is the last day, until the hour at which you paid.',
    ended:
      'The {refundDays} days ended on {until}. Longer rights that your law gives you still apply.',
    early: 'That day is still to come. Please look at the date on your receipt.',
  },
  troubles: {
    title: 'If something is not as it should be',
    write: 'Write to support about this',
    items: [
      {
        id: 'no-receipt',
        title: 'No receipt has come',
        text: 'Look among spam and promotions for {paymentProcessor}. A mistyped e-mail address is the usual reason. Before you pay a second time, write to {support} with date and amount; we look the payment up.',
      },
      {
        id: 'cannot-see',
        title: 'I can’t see the indicators',
        text: 'Access takes up to {accessHours} hours. Then reload {platform}, open the list of indicators and look under those shared by invitation, not in the public library. Check that you are signed in there under the username that you gave us; many people have two accounts.',
      },
      {
        id: 'wrong-username',
        title: 'I gave the wrong username',
        text: 'Nothing is lost and nothing needs to be paid again. Type the right one above, copy the message and send it to us; we move the access to it.',
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
    ],
  },
  keeping: {
    title: 'Kept on this device alone',
    text: 'Ticks, username and date stay in this browser until you erase them. None of it is sent anywhere; on a device that others use, erase it when you are done.',
    unsaved:
      'This browser does not let the page store changes: ticks, username and date, as they are now, last only while it is open. None of it is sent anywhere.',
    print: 'Print this page',
    erase: 'Erase what is kept',
    erased: 'Erased. This browser keeps nothing of this page.',
    notErased:
      'Erased here, but the browser does not let the page erase what it kept before. Clear the data of this site in its settings.',
  },
};
