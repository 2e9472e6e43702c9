/** A row of debts or repayments. Where it hangs from a settlement, it names that and its bus. */
export interface CarteraRow {
  uuid: string
  valor: number
  conductorNombre: string
  fecha: string
  liquidacionUuid?: string | null
  busNumero?: string | null
}
