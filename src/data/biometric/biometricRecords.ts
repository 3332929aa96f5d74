import { biometricDeviceSchema, deviceCommandSchema } from '@/domain/biometric/device'
import { knockSchema } from '@/domain/biometric/knock'
import { punchSchema } from '@/domain/biometric/punch'
import { rosterLineSchema } from '@/domain/biometric/roster'
import type { Definition } from '@/data/store/collection'
import type { StoredDocument } from '@/data/store/documentStore'

const withId = ({ id, data }: StoredDocument) => ({ ...data, id })
const asStored = ({ data }: StoredDocument) => data

const ofGym = <T>(
  collection: Definition<T>['collection'],
  schema: Definition<T>['schema'],
  upgrade: Definition<T>['upgrade'] = withId,
): Definition<T> => ({ collection, isTenanted: true, schema, upgrade })

/** How the records of a centre's devices are read (DOMAIN 1.6); the server alone writes them. */
export const biometricRecords = {
  devices: ofGym('biometricDevices', biometricDeviceSchema),
  roster: ofGym('biometricDevices/roster', rosterLineSchema),
  commands: ofGym('biometricDevices/commands', deviceCommandSchema, asStored),
  punches: ofGym('punches', punchSchema),
  knocks: ofGym('biometricUnknownDevices', knockSchema),
} as const

export const devicePath = (sn: string) => `biometricDevices/${sn}`
export const commandPath = (sn: string, id: number) => `${devicePath(sn)}/commands/${id}`
export const rosterPath = (sn: string, pin: string) => `${devicePath(sn)}/roster/${pin}`
export const secretPath = (sn: string) => `${devicePath(sn)}/secrets/key`
/** A password of the terminal, so that no command resets it; beside the secret, where no page reads it. */
export const passwordPath = (sn: string, pin: string) => `${devicePath(sn)}/secrets/pin-${pin}`
/** What a command said while it is under way, with the passwords and cards in it: there too. */
export const sentTextPath = (sn: string, id: number) => `${devicePath(sn)}/secrets/command-${String(id)}`
/** That everybody is to be queued for a device, until they are: beside the secret, because no page has to do with it. */
export const lineUpPath = (sn: string) => `${devicePath(sn)}/secrets/lineUp`
export const knockPath = (sn: string) => `biometricUnknownDevices/${sn}`
export const punchPath = (id: string) => `punches/${id}`
export const biometricUserPath = (gymId: string, pin: string) => `biometricUsers/${gymId}_${pin}`
