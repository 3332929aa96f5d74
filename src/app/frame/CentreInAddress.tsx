import { useCentreInAddress } from '@/session/useCentreInAddress'

/** Mounted on screens of one centre only: /gyms needs no `?centre=`. */
export function CentreInAddress() {
  useCentreInAddress()
  return null
}
