/** What opens a door by itself in somebody's hand: passwords and cards, by both families' names, which events write small. */
const secrets = /(^|[\t ])(Passwd|Password|Card|CardNo|ViceCard)=[^\t\r\n]+/gi

/** A command's text as it may lie where pages read it; the whole lies beside the device's secret while it is under way. */
export const toldText = (text: string): string => text.replace(secrets, '$1$2=*')

/**
 * A line in pairs as it is kept with its punch, which the desk reads. The blank before it says that nothing secret is in it: older
 * versions kept lines as they came, and by its lack the night finds them (`hideCards`).
 */
export const keptPairs = (line: string): string => ` ${toldText(line)}`
