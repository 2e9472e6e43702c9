/** A soft warning, apart from what finds it: a field says it before that is there. */

export interface Duda {
  /** The fields whose figures it is about, by their paths in the body; it is said beside the first. */
  campos: readonly string[]
  /** The first field's name, which the text goes without; a soft warning of the whole row has none. */
  nombre?: string
  /** Its figures are in it: the same text is the same soft warning, and an answer counts until a figure is another. */
  texto: string
  /** Asks for confirmation, once, before a row with one of these fields typed is stored; otherwise it is only shown. */
  sePregunta: boolean
  /** Asked of and not said beside its field, which nobody has come to yet. */
  callada?: boolean
}

/** A soft warning where several are read together: 'Sensor: 34.500 es más de cuatro veces lo usual (340).' */
export const oracionDe = ({ nombre, texto }: Pick<Duda, 'nombre' | 'texto'>) =>
  nombre ? `${nombre}: ${texto.charAt(0).toLowerCase()}${texto.slice(1)}` : texto
