/** Who a player is: the page on which he says it and has it checked. */
export const identity = {
  identity: {
    title: 'Verify your identity',
    lead: 'The more you move in all, the better the law wants us to know you. We say what is missing before it stands in your way.',
    failed: 'We could not look this up. Please try again.',
    open: 'Verify your identity',
    steps: 'What your account may move',
    each: 'Up to {amount} {currency} deposited, and as much withdrawn',
    onlyIn: 'Up to {amount} {currency} deposited, nothing withdrawn: we must know whom we pay',
    nothing: 'No deposits and no withdrawals yet',
    noLimit: 'As much as you like, within the other limits',
    here: 'You are here',
    moved: 'So far: {deposited} {currency} deposited, {withdrawn} {currency} withdrawn.',
    tiers: {
      number: 'Your number',
      names: 'Your names and your date of birth',
      document: 'A document that was checked',
    },
    form: 'Have a document checked',
    formText: 'Write everything as it stands on the document.',
    document: 'Document',
    documents: {
      NIN: 'NIN (national number)',
      BVN: 'BVN (bank number)',
      NIDA: 'NIDA number',
    },
    number: 'Number',
    numberHint: '{digits} digits. We keep it sealed and show only its end.',
    send: 'Verify',
    working: 'Checking …',
    results: {
      match: 'Checked. Your account is open for any amount.',
      mismatch:
        'The register does not know this number under this name and date of birth. Look at each field and try again.',
      unavailable:
        'The register does not answer right now. Your names are saved, and nothing else has changed. Please try again later.',
    },
    lost: 'The connection was lost, and we do not know whether this was checked. Please try again.',
    checked: '{document} ending in {last4} was checked on {moment}.',
    changed: 'Your names or your date of birth have changed since. Please have a document checked again.',
    askAge: 'You gave a date of birth under 18. Please show us a document with your date of birth.',
    askSourceOfMoney:
      'Before money goes out, please tell us where the money comes from that you play with, and show us something that proves it: a payslip, a statement of your bank, a letter of your employer.',
    askSamePerson:
      'Somebody with your names and your date of birth is excluded from play. Please show us a document, so that we see that you are somebody else. You can withdraw meanwhile.',
    askSecondAccount:
      'This document belongs to another account of yours, and one person has one account. This one is closed for deposits and play. What is in it goes to your number by itself; you can also withdraw it.',
  },
} as const
