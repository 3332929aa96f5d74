import type { Gym } from '@/domain/gyms/gym'
import {
  figuresByPackage,
  NO_FIGURES,
  OWN_TERMS,
  OWN_TERMS_NAME,
  type PackageFigures,
} from '@/domain/gymPackages/packageFigures'
import { isOffered, type RegistrationPackage } from '@/domain/gymPackages/registrationPackage'

/** A package with what the list shows beside it: its place among those on offer, and its figures once the centres are known. */
export type GymPackageRow = {
  id: string
  name: string
  /** null: no package of the platform's, but centres have it. */
  offered: RegistrationPackage | null
  place: number | null
  figures: PackageFigures | null
}

/**
 * The packages in their order, then what centres have besides: what was typed when they were registered. So the rows together
 * have every centre's revenue. `gyms`: null while they are read.
 */
export function gymPackageRows(
  packages: readonly RegistrationPackage[],
  gyms: readonly Pick<Gym, 'currentPackage' | 'activity'>[] | null,
): GymPackageRow[] {
  const offer = packages.filter(isOffered)
  const figures = gyms === null ? null : figuresByPackage(gyms)
  const known = new Set(packages.map(({ id }) => id))
  return [
    ...packages.map((offered) => ({
      id: offered.id,
      name: offered.name,
      offered,
      place: isOffered(offered) ? offer.indexOf(offered) + 1 : null,
      figures: figures && (figures.get(offered.id) ?? NO_FIGURES),
    })),
    ...[...(figures ?? [])].flatMap(([id, own]) =>
      known.has(id)
        ? []
        : [
            {
              ...{ id, offered: null, place: null, figures: own },
              name: id === OWN_TERMS ? OWN_TERMS_NAME : own.name || id,
            },
          ],
    ),
  ]
}
