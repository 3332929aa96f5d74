import { minutesText } from '@/domain/shared/minutesText'
import type { PersonPreview } from './payPreview'

type Worked = Pick<PersonPreview, 'overtimeMinutes' | 'plainOvertimeMinutes' | 'lines'>

/** What becomes of somebody's hours beyond the shift: a line of their own, a part of base pay by the hour, or nothing. */
export function overtimeText({ overtimeMinutes, plainOvertimeMinutes, lines }: Worked): string {
  const apart = overtimeMinutes - plainOvertimeMinutes
  const isPaid = lines.some(({ kind }) => kind === 'overtime')
  return [
    apart > 0 && `${minutesText(apart)} overtime${isPaid ? '' : ', not paid'}`,
    plainOvertimeMinutes > 0 && `${minutesText(plainOvertimeMinutes)} overtime, paid as any other hour`,
  ]
    .filter(Boolean)
    .join(' · ')
}
