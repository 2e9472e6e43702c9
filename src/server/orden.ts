const ALFABETO = new Intl.Collator('es', { numeric: true })

/**
 * Compares two rows by one text, and by the next where that is the same, as a Spanish reader would: Ávila before Bernal,
 * bus 9 before bus 10. Lists are put in order here because SQLite sorts text by its bytes and PostgreSQL by whatever
 * locale it was created with.
 */
export const alfabeticamente =
  <Campo extends string>(...campos: readonly Campo[]) =>
  (una: Readonly<Record<Campo, string>>, otra: Readonly<Record<Campo, string>>): number => {
    for (const campo of campos) {
      // Most texts that are compared last are the same, and so are told apart without the rules of Spanish.
      const orden = una[campo] === otra[campo] ? 0 : ALFABETO.compare(una[campo], otra[campo])
      if (orden !== 0) return orden
    }
    return 0
  }
