/** Said where a number is typed or linked, with whom to ask about it. */
export const pinTakenBy = ({ name }: { name: string }): string =>
  `${name === '' ? 'Somebody else' : name} has this number already. Enter the one that the device shows for this person.`
