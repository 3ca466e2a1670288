/** Texts of the mail to staff on the morning of a follow-up; in English, as the back-office is. @param noun `Order` and the like */
export const followUpTexts = {
  label: 'Follow-up',
  subject: (noun: string, number: string) => `Follow-up: ${noun.toLowerCase()} ${number}`,
  preview: 'You wanted to come back to this.',
  heading: (noun: string, number: string) => `${noun} ${number}`,
  withoutText: 'Somebody of the team set a follow-up for this day, without a note.',
  action: (noun: string) => `Open the ${noun.toLowerCase()}`,
  facts: { title: 'About', customer: 'Customer', due: 'Due' },
  footer: 'Sent by the administration of {house} because the record is assigned to you, or to nobody.',
} as const;
