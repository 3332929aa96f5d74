import { use, useEffect, useRef, useState, type DragEvent } from 'react'
import { fileProblem, isPdf } from './checkFile'
import { FileWorkContext } from './fileWork'
import { reencodeImage } from './reencodeImage'

const NO_PDF = "This file is named like a PDF but isn't one. Choose a PDF, or a JPEG, PNG or WebP picture."

type Options = {
  accepts: 'picture' | 'pictureOrPdf'
  maxSide: number
  onTake: (file: Blob) => void
}

/** Takes a chosen, dropped or taken file: checks it, redraws pictures, says in words why one is refused. */
export function useChosenFile({ accepts, maxSide, onTake }: Options) {
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isOver, setIsOver] = useState(false)

  const tellForm = use(FileWorkContext)
  const latest = useRef<Blob | null>(null)

  /** Answers false for what is no such file; of two, the one chosen later counts. */
  const prepare = async (file: Blob): Promise<boolean> => {
    const isPicture = file.type.startsWith('image/')
    setBusy(true)
    try {
      const ready = isPicture ? await reencodeImage(file, maxSide) : (await isPdf(file)) && file
      if (latest.current !== file) return true
      if (ready) onTake(ready)
      else setProblem(NO_PDF)
      return ready !== false
    } catch (error) {
      if (latest.current !== file) return true
      setProblem(error instanceof Error ? error.message : 'The file could not be read. Choose another one.')
      return false
    } finally {
      if (latest.current === file) setBusy(false)
    }
  }

  const take = (file: Blob | null | undefined) => {
    if (!file) return
    latest.current = file
    const refused = fileProblem(file, accepts)
    setProblem(refused)
    if (refused) setBusy(false)
    else tellForm(prepare(file))
  }

  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      take(event.dataTransfer.files[0])
    },
  }
  return { take, problem, isBusy, isOver, dropTarget }
}

/** An address of the blob for an <img>, given back when another takes its place. */
export function useBlobUrl(blob: Blob | null): string {
  const [shown, setShown] = useState<{ blob: Blob; url: string } | null>(null)
  useEffect(() => {
    if (!blob) return
    const url = URL.createObjectURL(blob)
    // oxlint-disable-next-line react/set-state-in-effect -- the address is made and given back with the effect
    setShown({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return shown && shown.blob === blob ? shown.url : ''
}
