import { screens } from '@/domain/access/screens'
import { CENTRE_PARAMETER } from '@/session/chosenCentre'

/**
 * Where choosing a centre leads: the same screen of that centre, without what was open or filtered there before;
 * from a screen about all centres (null) to its dashboard.
 */
export const centrePath = (pathname: string | null, gymId: string): string =>
  `${pathname ?? screens.dashboard.path}?${CENTRE_PARAMETER}=${encodeURIComponent(gymId)}`
