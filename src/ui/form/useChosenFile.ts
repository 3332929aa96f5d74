import { useEffect, useState, type DragEvent } from 'react'
import { fileProblem, isPdf } from './checkFile'
import { reencodeImage } from './reencodeImage'

const NO_PDF = "This file is named like a PDF but isn't one. Choose a PDF, or a JPEG, PNG or WebP picture."

type Options = {
  accepts: 'picture' | 'pictureOrPdf'
  maxSide: number
  onTake: (file: Blob) => void
}

/** Takes a chosen, dropped or taken file: checks it, draws pictures anew, says in words why one is refused. */
export function useChosenFile({ accepts, maxSide, onTake }: Options) {
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [isOver, setIsOver] = useState(false)

  const take = async (file: Blob | null | undefined) => {
    if (!file) return
    const refused = fileProblem(file, accepts)
    setProblem(refused)
    if (refused) return
    if (!file.type.startsWith('image/')) {
      if (await isPdf(file)) return onTake(file)
      return setProblem(NO_PDF)
    }
    setIsBusy(true)
    try {
      onTake(await reencodeImage(file, maxSide))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The file could not be read. Choose another one.')
    } finally {
      setIsBusy(false)
    }
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
      void take(event.dataTransfer.files[0])
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
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address is made and given back with the effect
    setShown({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return shown && shown.blob === blob ? shown.url : ''
}
