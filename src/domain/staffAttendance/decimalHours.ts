/** Hours as a payroll sheet counts them, with two decimals. */
export const decimalHours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100
