import { fechaCorta, pesos } from '../../ui/texts/formats'

const ofList =
  <Item>(write: (item: Item) => string) =>
  (value: unknown) =>
    Array.isArray(value) ? (value as Item[]).map(write).join(', ') : ''

export const gastosText = ofList<{ nombre: string; valor: number }>(
  ({ nombre, valor }) => `${nombre} ${pesos(valor)}`,
)
export const contadasText = ofList<{ fecha: string; busNumero: string }>(
  ({ fecha, busNumero }) => `${fechaCorta(fecha)} · ${busNumero}`,
)
