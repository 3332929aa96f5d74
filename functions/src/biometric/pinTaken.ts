import type { OtherHolder } from '@/data/biometric/otherHolder'

/** Said where a number is typed or linked, with whom to ask about it. */
export const pinTakenBy = ({ name, stillOn }: OtherHolder): string =>
  stillOn === undefined
    ? `${name === '' ? 'Somebody else' : name} has this number already. Enter the one that the device shows for this person.`
    : `${stillOn} has yet to delete the person who had this number. Enter another one, or try again once that device has been online or is removed.`
