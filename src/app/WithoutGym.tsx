import { useSession } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { Bare } from './Bare'
import { useDeparture } from './departure'
import { Message } from './Message'

/** PRODUCT 2.I: an account with no centre and no claim sees a page that says so, not an empty app. */
export function WithoutGym() {
  const { state } = useSession()
  const { leave } = useDeparture()
  const email = state.status === 'signedIn' ? state.account.email : ''
  return (
    <Bare>
      <Message
        title="This account has no centre yet"
        drawing="notPermitted"
        actions={
          <Button kind="primary" onClick={() => void leave()}>
            Sign out
          </Button>
        }
      >
        <p>
          You are signed in as <strong>{email}</strong>, but no centre belongs to this account.
        </p>
        <p>
          If you own a centre, ask our support to register it. If you work at one, ask its owner to give you
          access, then sign in again.
        </p>
      </Message>
    </Bare>
  )
}
