import { isSerial } from './serial'

/** What a terminal asks, told by the end of the path and its query (DOMAIN 1.2, "Requests"). */
export type IclockRequest =
  | { kind: 'handshake'; pushver: string; deviceType: string }
  | {
      kind: 'options' | 'poll' | 'acks' | 'ping' | 'time' | 'controllerTime' | 'registry' | 'push' | 'unknown'
    }
  /** `tablename` and `isAnswer` are of the access controllers: a table of theirs, sent by itself or because it was asked for. */
  | { kind: 'upload'; table: string; tablename: string; isAnswer: boolean }

/** Values of a query; a name may come in any case. */
export type IclockQuery = (name: string) => string

export const queryOf = (query: Iterable<readonly [string, string]>): IclockQuery => {
  const values = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]))
  return (name) => values.get(name.toLowerCase()) ?? ''
}

/** What is called and with which query, out of an address as it came over the wire: no address is so odd that this fails. */
export function targetOf(address: string): { path: string; query: IclockQuery } {
  const [path = ''] = address.split('?', 1)
  return { path, query: queryOf(new URLSearchParams(address.slice(path.length + 1))) }
}

/** `/iclock/cdata`, and as some firmware writes it `/iclock/cdata.aspx` or `.php`; behind the function's own address without its name. */
const lastSegment = (path: string): string =>
  (/([^/]*)\/*$/.exec(path)?.[1] ?? '').toLowerCase().replace(/\.(aspx|php)$/, '')

function askedOfData(isPost: boolean, query: IclockQuery): IclockRequest {
  if (query('type').toLowerCase() === 'time') return { kind: 'time' }
  const table = query('table').toUpperCase()
  if (!isPost) return { kind: 'handshake', pushver: query('pushver'), deviceType: query('DeviceType') }
  if (table === 'OPTIONS') return { kind: 'options' }
  return { kind: 'upload', table, tablename: query('tablename').toLowerCase(), isAnswer: false }
}

export function iclockRequestOf(method: string, path: string, query: IclockQuery): IclockRequest {
  const isPost = method === 'POST'
  switch (lastSegment(path)) {
    case 'cdata':
      return askedOfData(isPost, query)
    case 'getrequest':
      return { kind: 'poll' }
    case 'devicecmd':
      return { kind: 'acks' }
    case 'ping':
      return { kind: 'ping' }
    case 'registry':
      return { kind: 'registry' }
    case 'push':
      return { kind: 'push' }
    case 'rtdata':
      return { kind: query('type').toLowerCase() === 'time' ? 'controllerTime' : 'unknown' }
    case 'querydata':
      return {
        kind: 'upload',
        table: query('type').toUpperCase(),
        tablename: query('tablename').toLowerCase(),
        isAnswer: true,
      }
    default:
      return { kind: 'unknown' }
  }
}

/** SN (DOMAIN 1.5); '' for what is none. */
export const serialOf = (query: IclockQuery): string => (isSerial(query('SN')) ? query('SN') : '')
