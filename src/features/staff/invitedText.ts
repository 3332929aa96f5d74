export const invitedText = (email: string): string => `A mail to set the password was sent to ${email}.`

/** After `Ravi is added, but`. */
export const notInvitedText = (email: string): string =>
  `the mail to set the password could not be sent to ${email}. Send it again from the employee’s row.`
