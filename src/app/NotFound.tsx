import { ButtonLink } from '@/ui/Button'
import { Message } from './Message'

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <Message
      title="There is no page at this address"
      drawing="noMatch"
      actions={
        <ButtonLink to="/" kind="primary">
          Go to the start page
        </ButtonLink>
      }
    >
      <p>The link may be mistyped, or the page has moved. Your data is safe.</p>
    </Message>
  )
}
