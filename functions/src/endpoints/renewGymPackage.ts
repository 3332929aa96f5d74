import { renewPackage } from '@/domain/gymPackages/givePackage'
import { givePackage } from '../gyms/givePackage'
import type { Handler } from '../http/handler'

/** SPECIFICATION 4 "Centre packages": the old package goes to the history, then the new one is set. */
export const renewGymPackage: Handler<'renewGymPackage'> = (input, acting) =>
  givePackage(acting, 'renewGymPackage', input, renewPackage)
