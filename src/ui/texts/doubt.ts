/** 'Sensor: más de diez veces lo usual.': a warning that stands beside a field, where several are read together. */
export const doubtText = (label: string, warning: string): string =>
  `${label}: ${warning.charAt(0).toLowerCase()}${warning.slice(1)}`
