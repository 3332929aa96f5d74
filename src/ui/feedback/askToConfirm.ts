import { create } from 'zustand'

export type Question = {
  title: string
  text?: string
  /** What the button does, with its object: "Delete Asha Rao", never "OK". */
  act: string
  isDanger?: boolean
  /** What must be typed before the button works; for what cannot be undone. */
  typeToConfirm?: string
  /** The way back; "Cancel" unless said. */
  dismiss?: string
}

export type Asked = Question & { answer: (isAgreed: boolean) => void }

/** The question that stands on the screen now; one at a time. */
export const useAsked = create<{ asked: Asked | null }>()(() => ({ asked: null }))

/** Asks before an act. Resolves with true only for the named button; a question asked meanwhile takes its place. */
export function askToConfirm(question: Question): Promise<boolean> {
  useAsked.getState().asked?.answer(false)
  return new Promise((resolve) => {
    const asked: Asked = {
      ...question,
      answer: (isAgreed) => {
        useAsked.setState({ asked: null })
        resolve(isAgreed)
      },
    }
    useAsked.setState({ asked })
  })
}
