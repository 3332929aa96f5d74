/** Who did something or may take something over, where no name is said or known: one word for each, on every screen. */
export const peopleWords = {
  self: 'You',
  owner: 'Owner',
  /** Whose a lead is that anybody at the desk may take. */
  nobody: 'Nobody in particular',
  /** Whoever is not known by name, such as a colleague to the desk, which may not read the staff's records. */
  unnamed: 'Staff',
  /** A terminal at a door that is not there any more. */
  device: 'Device',
} as const
