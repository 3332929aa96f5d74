/** What a drawer needs of the list it lies over: the rows around its own are left out at the ends. */
export type Walked = {
  close: () => void
  openNext: (() => void) | undefined
  openPrevious: (() => void) | undefined
}

/** Of a list whose rows are edited over it. */
export type EditedWalk = Walked & { edit: (id: string) => void }

/** The same in the words of `Drawer`: J and K walk through the rows. */
export const walkOf = ({ close, openNext, openPrevious }: Walked) => ({
  onClose: close,
  onNext: openNext,
  onPrevious: openPrevious,
})
export type Walk = ReturnType<typeof walkOf>
