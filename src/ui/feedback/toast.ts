import { create } from 'zustand'

export type ToastTone = 'done' | 'info' | 'problem'

/** `undo` gives the toast its Undo button; where it rejects it could not be undone, and a word that it answers with says what is not. */
export type Toast = {
  text: string
  tone?: ToastTone
  undo?: () => Promise<string | void> | void
  action?: ToastAction
}
export type ToastAction = { label: string; run: () => void }
export type ShownToast = Toast & { id: number; shownFor: number }

/** LOOK "Feedback": 4 s, 8 s where there is something to press. A problem stays until it is read and closed. */
const SHOWN_FOR = 4_000
const SHOWN_FOR_WITH_ACT = 8_000

/** What stands on the screen now; outside React, so that any act may speak. */
export const useToasts = create<{ shown: readonly ShownToast[]; lastId: number }>()(() => ({
  shown: [],
  lastId: 0,
}))

/** Says what happened, bottom left. Returns the toast's id. */
export function showToast(toast: Toast): number {
  const { shown, lastId } = useToasts.getState()
  const id = lastId + 1
  const shownFor =
    toast.tone === 'problem' ? Infinity : toast.undo || toast.action ? SHOWN_FOR_WITH_ACT : SHOWN_FOR
  useToasts.setState({ shown: [...shown.slice(-2), { ...toast, id, shownFor }], lastId: id })
  return id
}

export const closeToast = (id: number): void =>
  useToasts.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) }))
