/** What opens a door by itself in somebody's hand: passwords and cards, by both families' names. */
const secrets = /(^|[\t ])(Passwd|Password|Card|CardNo|ViceCard)=[^\t\r\n]+/g

/** A command's text as it may lie where pages read it; the whole lies beside the device's secret while it is under way. */
export const toldText = (text: string): string => text.replace(secrets, '$1$2=*')
