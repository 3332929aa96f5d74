import { packedTime } from './deviceClock'
import { rosterLine, type DeviceUser } from './userTable'

/** A finger, a card or a face at the door, as the terminal noted it. `event`: 0 where it opened, else why not (DOMAIN 1.3). */
export type Press = { pin: string; at: string; status: number; verify: number; event: number }

/** Where rows go, told by themselves or because command `askedBy` asked for them ('' for none), and how each is written. */
type Table<Row> = {
  addressOf: (askedBy: string, count: number) => { path: 'cdata' | 'querydata'; query: string }
  lineOf: (row: Row, isAsked: boolean) => string
}

/** How one of the two families of terminals speaks (DOMAIN 1.2). */
export type Family = {
  hello: string
  /** What the answer to it begins with. */
  greeting: string
  presses: Table<Press>
  people: Table<DeviceUser>
}

const attendance: Family = {
  hello: '&pushver=2.4.1&language=69&DeviceType=att',
  greeting: 'GET OPTION FROM:',
  presses: {
    addressOf: () => ({ path: 'cdata', query: '&table=ATTLOG&Stamp=9999' }),
    lineOf: ({ pin, at, status, verify }) => [pin, at, status, verify, 0, 0, 0, ''].join('\t'),
  },
  people: {
    addressOf: () => ({ path: 'cdata', query: '&table=OPERLOG&Stamp=9999' }),
    lineOf: rosterLine,
  },
}

const answered = (tablename: string, askedBy: string, count: number) => ({
  path: 'querydata' as const,
  query: `&type=tabledata&cmdid=${askedBy}&tablename=${tablename}&count=${String(count)}&packcnt=1&packidx=1`,
})

const controller: Family = {
  hello: '&pushver=3.1.2&DeviceType=acc',
  greeting: 'registry=ok',
  presses: {
    addressOf: (askedBy, count) =>
      askedBy === '' ? { path: 'cdata', query: '&table=rtlog' } : answered('transaction', askedBy, count),
    lineOf: ({ pin, at, status, verify, event }, isAsked) =>
      (isAsked
        ? [
            `transaction cardno=0\tpin=${pin}\tverified=${String(verify)}\tdoorid=1\teventtype=${String(event)}`,
            `inoutstate=${String(status)}\ttime_second=${String(packedTime(at))}`,
          ]
        : [
            `time=${at}\tpin=${pin}\tcardno=0\teventaddr=1\tevent=${String(event)}`,
            `inoutstatus=${String(status)}\tverifytype=${String(verify)}\tindex=1`,
          ]
      ).join('\t'),
  },
  people: {
    addressOf: (askedBy, count) =>
      askedBy === ''
        ? { path: 'cdata', query: `&table=tabledata&tablename=user&count=${String(count)}` }
        : answered('user', askedBy, count),
    lineOf: ({ PIN, Name, Pri, Passwd, Card, Grp }) =>
      `user uid=${PIN}\tcardno=${Card}\tpin=${PIN}\tpassword=${Passwd}\tgroup=${Grp}\tstarttime=0\tendtime=0\tname=${Name}\tprivilege=${Pri}`,
  },
}

export const familyOf = (isController: boolean): Family => (isController ? controller : attendance)
