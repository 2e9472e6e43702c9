/**
 * How a field is formatted, sorted, filtered, written to files and read from them. A date is `YYYY-MM-DD`, a percentage of 12.8 is 12.8 %,
 * an option one of several values with names.
 */
export type FieldKind = 'text' | 'number' | 'pesos' | 'percentage' | 'date' | 'boolean' | 'option'
