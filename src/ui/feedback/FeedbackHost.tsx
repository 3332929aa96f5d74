import { lazy, Suspense, useEffect, useState } from 'react'
import { useAsked } from './askToConfirm'
import { ToastHost } from './ToastHost'
import { useWork } from './work'

const ConfirmDialog = lazy(() =>
  import('./ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
)
const ProgressDialog = lazy(() =>
  import('./ProgressDialog').then((module) => ({ default: module.ProgressDialog })),
)

/** Where questions, progress and toasts appear. Mounted once by UiProvider. */
export function FeedbackHost() {
  const question = useAsked(({ asked }) => asked)
  return (
    <>
      <Suspense fallback={null}>
        {question && <ConfirmDialog question={question} />}
        <Progress />
      </Suspense>
      <ToastHost />
    </>
  )
}

const PATIENCE = 400

/** Work that is over in a blink shows no dialog. */
function Progress() {
  const work = useWork(({ current }) => current)
  const isRunning = work?.status === 'running'
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = window.setTimeout(() => setIsLong(true), PATIENCE)
    return () => {
      window.clearTimeout(timer)
      setIsLong(false)
    }
  }, [isRunning])
  return work && (isLong || !isRunning) ? <ProgressDialog work={work} /> : null
}
