/** What a category may be marked with, by name, so that both themes can draw it. */
export const categoryColours = [
  'indigo',
  'amber',
  'green',
  'blue',
  'red',
  'teal',
  'pink',
  'violet',
  'cyan',
  'brown',
  'grey',
] as const
type CategoryColour = (typeof categoryColours)[number]

/** The colour that was chosen, else the one of its place in the order, so that neighbours differ. */
export const colourOf = ({ colour, order }: { colour: string; order: number }): CategoryColour =>
  categoryColours.find((known) => known === colour) ??
  categoryColours[order % categoryColours.length] ??
  'grey'
