import { Link, useSearchParams } from 'react-router-dom'
import { messageKinds } from '@/domain/messages/messageKinds'
import { useGym } from '@/session/useGym'
import { Card } from '@/ui/Card'
import { fieldOf } from '../defaultHint'
import { channelWords, textPlaces, titleOf } from './channelWords'
import styles from './messageTexts.module.css'

/** Every message that goes out, by its channels: each leads to its text. */
export function TextList() {
  const { settings } = useGym()
  const [search] = useSearchParams()
  const { name, label, hint } = fieldOf('messageTexts')
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(search)
    next.set('section', 'messages')
    next.set('text', id)
    return `?${next.toString()}`
  }
  const stateOf = (id: string) => (id in settings.messageTexts ? 'Your text' : 'Default')
  return (
    <div data-field={name}>
      <Card title={label} hint={hint}>
        <ul className={styles.kinds}>
          {Object.entries(messageKinds).map(([key, kind]) => (
            <li key={key} className={styles.kind}>
              <div>
                <h3 className={styles.label}>{kind.label}</h3>
                <p className={styles.quiet}>{kind.when}</p>
              </div>
              <div className={styles.places}>
                {textPlaces
                  .filter((place) => place.key === key)
                  .map((place) => (
                    <Link
                      key={place.id}
                      to={hrefOf(place.id)}
                      className={styles.place}
                      aria-label={`Edit ${titleOf(place)} ${stateOf(place.id)}`}
                    >
                      {channelWords[place.channel]}{' '}
                      <span
                        className={styles.state}
                        data-own={place.id in settings.messageTexts || undefined}
                      >
                        {stateOf(place.id)}
                      </span>
                    </Link>
                  ))}
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
