import { useRouteError } from 'react-router-dom'
import { AppError } from '@/domain/shared/appError'
import { Button, ButtonLink } from '@/ui/Button'
import { useOnline } from '@/ui/useOnline'
import { Bare } from './Bare'
import { reloadApp } from './device/reloadApp'
import { Message } from './Message'

/** Stands where a page has failed, inside the frame: never a blank page (ENGINEERING 3). */
export function RouteError() {
  const error = useRouteError()
  const isMissingPart = isChunkFailure(error)
  const isOnline = useOnline()
  return (
    <Message
      title={isMissingPart ? 'This page could not be loaded' : 'Something went wrong on this page'}
      drawing="offline"
      actions={
        <>
          <Button kind="primary" onClick={() => void reloadApp()}>
            Reload
          </Button>
          {!isMissingPart && <ButtonLink to="/">Go to the start page</ButtonLink>}
        </>
      }
    >
      <p>{sentenceFor(error, isMissingPart, isOnline)}</p>
    </Message>
  )
}

/** The same where even the frame could not be shown. */
export function BareRouteError() {
  return (
    <Bare>
      <RouteError />
    </Bare>
  )
}

function sentenceFor(error: unknown, isMissingPart: boolean, isOnline: boolean): string {
  if (isMissingPart && !isOnline)
    return 'There is no network, and this page is not kept on this device. Reload when the network is back.'
  if (isMissingPart)
    return 'A new version may have come out while this one was open, or the connection dropped. Reload to get it.'
  if (error instanceof AppError) return error.message
  return 'What you saved before is safe. Reload the page; if it happens again, tell our support what you were doing.'
}

/** What Chromium, Firefox and Safari say, and Vite for a stylesheet, when a part of the application does not arrive. */
const sayings = [
  'failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'importing a module script failed',
  'unable to preload css',
]

export function isChunkFailure(error: unknown): boolean {
  const message = error instanceof Error ? error.message.toLowerCase() : ''
  return sayings.some((saying) => message.includes(saying))
}
