import { assignPackage } from '@/domain/gymPackages/givePackage'
import { givePackage } from '../gyms/givePackage'
import type { Handler } from '../http/handler'

/** SPECIFICATION 4 "Centre packages": a new package replaces the current one. */
export const assignGymPackage: Handler<'assignGymPackage'> = (input, acting) =>
  givePackage(acting, 'assignGymPackage', input, (giving) => assignPackage(giving, input))
