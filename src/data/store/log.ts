/** Where failures go that nobody on the screen can do anything about (SPECIFICATION 7 and 8). */
export type Log = (message: string, detail: unknown) => void

export const consoleLog: Log = (message, detail) => console.error(message, detail)
