import { minutesText } from '@/domain/shared/minutesText'

/** A token's time has whole seconds and comes over the line; what nobody has to act on is not told. */
const MOST_OFF_MS = 2 * 60_000

/** "12 min ahead", where a device's clock is more than two minutes from the server's; null where it is right. */
export function clockOff(device: Date, server: Date): string | null {
  const ahead = device.getTime() - server.getTime()
  if (Math.abs(ahead) <= MOST_OFF_MS) return null
  return `${minutesText(Math.abs(ahead) / 60_000)} ${ahead > 0 ? 'ahead' : 'behind'}`
}
