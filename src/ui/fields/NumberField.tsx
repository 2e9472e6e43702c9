import { memo, useId, type ChangeEvent } from 'react'
import type { NumeroEditable } from '../../contract/numeros'
import { FieldFrame, ariaDe, type FieldProps } from './FieldFrame'
import {
  escribirDecimal,
  escribirEntero,
  escribirPesos,
  leerDecimal,
  leerEntero,
  partirMiles,
  soloCifra,
  soloDecimal,
} from './figures'
import { useBoundField, type BoundField } from './useBoundField'
import { useEditedText } from './useEditedText'

/** How a kind of figure is cleaned while typed, read and written. */
interface Forma {
  /** `antes` is what stood there until now. */
  limpiar: (texto: string, antes: string, pegado: boolean) => string
  leer: (texto: string) => NumeroEditable
  escribir: (valor: NumeroEditable) => string
  inputMode: 'numeric' | 'decimal'
  prefijo?: string
  sufijo?: string
}

const ENTERO: Forma = {
  limpiar: soloCifra,
  leer: leerEntero,
  escribir: escribirEntero,
  inputMode: 'numeric',
}
const PESOS: Forma = {
  limpiar: partirMiles,
  leer: leerEntero,
  escribir: escribirPesos,
  inputMode: 'numeric',
  prefijo: '$',
}
const DECIMAL: Forma = {
  limpiar: soloDecimal,
  leer: leerDecimal,
  escribir: escribirDecimal,
  inputMode: 'decimal',
}
const PORCENTAJE: Forma = { ...DECIMAL, sufijo: '%' }

const PEGADO = /^insertFrom(Paste|Drop)/
const esPegado = ({ nativeEvent }: ChangeEvent) => PEGADO.test((nativeEvent as InputEvent).inputType)

const significativos = (texto: string) => texto.replace(/[^\d,-]/g, '').length

/** Writes the cleaned text into the input and leaves the caret after the same digit as before. */
function acomodar(input: HTMLInputElement, limpio: string): void {
  const lugar = input.selectionStart ?? input.value.length
  const antes = significativos(input.value.slice(0, lugar))
  let caret = 0
  // A point that became a comma moves nothing.
  if (limpio.length === input.value.length) caret = lugar
  else while (caret < limpio.length && significativos(limpio.slice(0, caret)) < antes) caret += 1
  input.value = limpio
  input.setSelectionRange(caret, caret)
}

const Cuerpo = memo(function Cuerpo(props: FieldProps & BoundField<number> & { forma: Forma }) {
  const id = useId()
  const { name, valor, error, enviando, cambiar, salir, forma } = props
  const [texto, setTexto] = useEditedText(valor, forma.leer, forma.escribir)

  const alEscribir = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event
    const limpio = forma.limpiar(target.value, texto, esPegado(event))
    if (limpio !== target.value) acomodar(target, limpio)
    setTexto(limpio)
    const nuevo = forma.leer(limpio)
    if (nuevo !== valor) cambiar(nuevo)
  }

  return (
    <FieldFrame {...props} id={id}>
      <span className="campo-control">
        {forma.prefijo && (
          <span className="campo-prefijo" aria-hidden>
            {forma.prefijo}
          </span>
        )}
        {forma.sufijo && (
          <span className="campo-sufijo" aria-hidden>
            {forma.sufijo}
          </span>
        )}
        <input
          {...ariaDe({ ...props, id, error })}
          name={name}
          data-cifra
          inputMode={forma.inputMode}
          autoComplete="off"
          value={texto}
          disabled={props.disabled || enviando}
          onChange={alEscribir}
          onFocus={({ target }) => target.select()}
          onBlur={() => {
            setTexto(forma.escribir(valor))
            salir()
          }}
        />
      </span>
    </FieldFrame>
  )
})

/** A whole number: the form holds a number, or '' while it is empty. Cents stay, for the schema to refuse. */
export function NumberField(props: FieldProps) {
  return <Cuerpo {...props} {...useBoundField<number>(props.name)} forma={ENTERO} />
}

/** Whole pesos, with their thousands parted as they are typed. The form holds a number or ''. */
export function PesosField(props: FieldProps) {
  return <Cuerpo {...props} {...useBoundField<number>(props.name)} forma={PESOS} />
}

/** A percentage 0–100, decimals with comma or point: 12,8 is 12.8 in the form. */
export function PercentField(props: FieldProps) {
  return <Cuerpo {...props} {...useBoundField<number>(props.name)} forma={PORCENTAJE} />
}
