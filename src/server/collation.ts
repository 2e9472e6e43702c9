const COLLATOR = new Intl.Collator('es', { numeric: true })

/**
 * Compares two rows by these fields in turn, in Spanish order: Ávila before Bernal, bus 9 before bus 10. Lists are sorted here because
 * SQLite sorts text by its bytes and PostgreSQL by the locale it was created with.
 */
export const alphabetically =
  <Field extends string>(...fields: readonly Field[]) =>
  (a: Readonly<Record<Field, string>>, b: Readonly<Record<Field, string>>) => {
    for (const field of fields) {
      const order = COLLATOR.compare(a[field], b[field])
      if (order !== 0) return order
    }
    return 0
  }
