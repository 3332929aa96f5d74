import { useLocation } from 'react-router-dom'
import { homeOf, screenIds, screens, type ScreenId } from '@/domain/access/screens'
import { useSession } from '@/session/useSession'
import { Button, ButtonLink } from '@/ui/Button'
import { Bare } from './Bare'
import { useDeparture } from './departure'
import { Message } from './Message'

/** SPECIFICATION 2: shown when the role may not open the current route. */
export function AccessDenied() {
  const { state } = useSession()
  const { leave } = useDeparture()
  const wanted = wantedScreen(useLocation().state)
  const what = wanted === null ? 'that page' : `"${screens[wanted].label}"`

  if (state.status !== 'signedIn')
    return (
      <Bare>
        <Message
          title="You may not open that page"
          drawing="notPermitted"
          actions={
            <ButtonLink to="/login" kind="primary">
              Sign in
            </ButtonLink>
          }
        >
          <p>Sign in with an account that may.</p>
        </Message>
      </Bare>
    )
  return (
    <Bare>
      <Message
        title={`You may not open ${what}`}
        drawing="notPermitted"
        actions={
          <>
            <ButtonLink to={homeOf(state.role.role)} kind="primary">
              Go to my start page
            </ButtonLink>
            <Button onClick={() => void leave()}>Use another account</Button>
          </>
        }
      >
        <p>
          You are signed in as <strong>{state.account.email}</strong>, and this account has no access to it.
          If you need it, ask whoever gave you the account.
        </p>
      </Message>
    </Bare>
  )
}

/** The screen from which the guard sent the person here; null when the address was typed. */
function wantedScreen(state: unknown): ScreenId | null {
  const wanted = typeof state === 'object' && state !== null && 'wanted' in state ? state.wanted : null
  return screenIds.find((id) => id === wanted) ?? null
}
