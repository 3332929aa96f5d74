import type { BiometricDevice } from './device'
import { timeZoneOption } from './deviceClock'

type Told = Pick<BiometricDevice, 'id' | 'delay' | 'tzOffsetMinutes'>

/**
 * What a terminal is told when it starts (DOMAIN 1.2); without it, it does nothing else. No table with biometric templates is
 * asked for. `Encrypt=None`: encryption is not offered.
 */
export const optionsBlock = ({ id, delay, tzOffsetMinutes }: Told): string =>
  [
    `GET OPTION FROM: ${id}`,
    'ATTLOGStamp=None',
    'OPERLOGStamp=9999',
    'ATTPHOTOStamp=None',
    'ErrorDelay=60',
    `Delay=${String(delay)}`,
    'TransTimes=00:00;14:05',
    'TransInterval=1',
    'TransFlag=TransData AttLog\tOpLog\tEnrollUser\tChgUser',
    `TimeZone=${String(timeZoneOption(tzOffsetMinutes))}`,
    'Realtime=1',
    'Encrypt=None',
    'ServerVer=2.4.1',
    'PushProtVer=2.4.1',
    'PushOptionsFlag=1',
    'PushOptions=UserCount,TransactionCount,FingerFunOn,FaceFunOn,UserValidTimeFun,~LockFunOn',
    'SupportPing=1',
    '',
  ].join('\n')

/** The same for an access controller, which asks for it by `/iclock/push`; `session` is any text of ours. */
export const controllerBlock = ({ delay, tzOffsetMinutes }: Told, session: string): string =>
  [
    'ServerVersion=3.0.1',
    'ServerName=ADMS',
    'PushVersion=3.0.1',
    'ErrorDelay=60',
    `RequestDelay=${String(delay)}`,
    'TransTimes=00:00;14:05',
    'TransInterval=1',
    'TransTables=User\tTransaction',
    `TimeZone=${String(timeZoneOption(tzOffsetMinutes))}`,
    'Realtime=1',
    `SessionID=${session}`,
    'TimeoutSec=10',
    '',
  ].join('\n')

/** What a controller that is registered is greeted with. */
export const controllerGreeting = (device: Told, session: string): string =>
  `registry=ok\nRegistryCode=${session}\n${controllerBlock(device, session)}`
