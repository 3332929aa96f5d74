import { useEffect, useMemo, useRef } from 'react'
import { decide, type Decision } from '@/domain/attendance/decide'
import type { Punch } from '@/domain/biometric/punch'
import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import { formatTime } from '@/domain/shared/formatDate'
import { deviceRepository } from '@/data/biometric/deviceRepository'
import { memberRepository } from '@/data/members/memberRepository'
import { deviceName } from '@/components/devices/deviceWords'
import { useDevices } from '@/components/devices/useDevices'
import { useLive } from '@/live/useLive'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useRole } from '@/session/useSession'
import { Button, ButtonLink } from '@/ui/Button'
import { useRemembered } from '@/lists/useRemembered'
import { addressOf, fixesFor, fixWords } from '../desk/fixes'
import { playTune } from '../desk/tones'
import styles from './device.module.css'

/** More people than a desk can look after at once. */
const SHOWN = 3
/** Of the punches that were seen to, so many ids are kept on this device. */
const KEPT = 200
const isList = (kept: unknown): kept is string[] =>
  Array.isArray(kept) && kept.every((id) => typeof id === 'string')
const nothing: string[] = []

/** Today's punches of people whom a device should have stopped, the latest first; each person once. null until they are known. */
function useStopped(): readonly Punch[] | null {
  const { gymId, today } = useGym()
  const devices = useRepository(deviceRepository)
  const found = useLive(useMemo(() => devices.alerts(gymId, today), [devices, gymId, today]))
  return useMemo(() => {
    if (found.status !== 'ready') return null
    const { rows } = found.value
    return rows.filter(({ pin }, at) => rows.findIndex((each) => each.pin === pin) === at)
  }, [found])
}

/** Sounds for a punch that comes while the desk is open, not for those that were there before. */
function useSound(punches: readonly Punch[] | null, isLoud: boolean) {
  const heard = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (punches === null) return
    const before = heard.current
    heard.current = new Set(punches.map(({ id }) => id))
    if (before !== null && isLoud && punches.some(({ id }) => !before.has(id))) playTune('stop')
  }, [punches, isLoud])
}

/** Says at once that somebody came through a door who should be stopped: why, and what sets it right. */
export function StoppedPunches({ isLoud }: { isLoud: boolean }) {
  const { gymId } = useGym()
  const members = useRepository(memberRepository)
  const directory = useLive(useMemo(() => members.directory(gymId), [members, gymId]))
  const entries = directory.status === 'ready' ? directory.value : null
  const punches = useStopped()
  useSound(punches, isLoud)
  const [seen, setSeen] = useRemembered('desk/stoppedSeen', nothing, isList)
  const open = (punches ?? []).filter(({ id }) => !seen.includes(id)).slice(0, SHOWN)
  if (open.length === 0) return null
  return (
    <section className={styles.refused} aria-label="Stop at the door" role="alert">
      <h2 className={styles.title}>Came through a door and should be stopped</h2>
      <ul className={styles.marks}>
        {open.map((punch) => (
          <Stopped
            key={punch.id}
            punch={punch}
            entry={entries?.get(punch.personId)}
            onSeen={() => setSeen([punch.id, ...seen].slice(0, KEPT))}
          />
        ))}
      </ul>
    </section>
  )
}

type Props = { punch: Punch; entry: DirectoryEntry | undefined; onSeen: () => void }

const byHand = 'Stopped at the door by your centre.'
const nobodys = 'Nobody has this number any more.'
function reasonsOf({ personId }: Punch, decision: Decision | null): string {
  if (personId === '') return nobodys
  return decision?.verdict === 'stop' && decision.reasons.length > 0 ? decision.reasons.join(' ') : byHand
}

function Stopped({ punch, entry, onSeen }: Props) {
  const { settings } = useGym()
  const devices = useDevices()
  const { sn, pin, at, personId } = punch
  const decision = entry === undefined ? null : decide(entry, settings, at)
  const fixes = fixesFor(decision?.fixes ?? [], useRole())
  const name = (entry?.n ?? punch.name) || `Number ${pin}`
  const where = devices.status === 'ready' ? devices.value.find(({ id }) => id === sn) : undefined
  return (
    <li className={styles.mark}>
      <div className={styles.words}>
        <p className={styles.stopped}>
          <strong>{name}</strong> at {deviceName(where ?? { id: sn, name: '' })},{' '}
          {formatTime(at, settings.timezone)}
        </p>
        <p className={styles.reason}>{reasonsOf(punch, decision)}</p>
      </div>
      <div className={styles.acts}>
        {decision !== null &&
          fixes.map((fix, index) => (
            <ButtonLink
              key={fix}
              size="s"
              kind={index === 0 ? 'primary' : 'secondary'}
              to={addressOf(personId, decision, fix)}
            >
              {fixWords[fix]}
            </ButtonLink>
          ))}
        {decision !== null && fixes.length === 0 && (
          <ButtonLink size="s" to={addressOf(personId, decision, null)}>
            Open the member
          </ButtonLink>
        )}
        <Button size="s" kind="quiet" aria-label={`Seen: ${name}`} onClick={onSeen}>
          Seen
        </Button>
      </div>
    </li>
  )
}
