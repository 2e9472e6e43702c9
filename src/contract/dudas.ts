/**
 * Soft warnings: what is unlikely in a row that is typed, pasted or read from a file, and may be right. Nothing refuses it, and no sum of money
 * depends on it.
 */
import { abonoSuperaDeuda, diferenciaDePasajeros, superaUmbral } from './advertencias'
import type { Duda } from './duda'
import { esFecha, fechaLarga } from './fechas'
import type { NumeroEditable } from './numeros'
import { cifraDe } from './registradora'
import { figuraDeGasto, type FilaDudosa, type LoSabido, type Usuales } from './sabido'

/** How many times the usual is unlikely, and which part of it; of an expense or a sensor fewer, so that one zero more is asked of. */
const VECES = 10
const VECES_DE_GASTO = 4
const EN_PALABRAS = { [VECES]: 'diez', [VECES_DE_GASTO]: 'cuatro' }

const { format: cifra } = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 })
export const { format: pesos } = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  maximumFractionDigits: 0,
})

/** Checks whether a day's passengers are fewer than a tenth of the bus's usual ones; false where those are unknown. */
export const sonPocos = (pasajeros: number, delBus: Usuales | undefined) =>
  pasajeros * VECES < (delBus?.pasajeros ?? 0)

const FIGURAS = [
  ['viajes', 'Viajes'],
  ['sensor', 'Sensor'],
  ['civica', 'Cívica'],
  ['tiquetes', 'Tiquetes'],
] as const

/**
 * The soft warnings of a row: the one function of Crear, Liquidar, the day's sheet, the sensors' dialog, the ledger's and imports. Of an import
 * the server asks it for each row (`server/importaciones/doubts.ts`), where the bus's row before it in the file may be `anterior`.
 */
export function dudasDe(fila: FilaDudosa, sabido: LoSabido) {
  const { fecha = '', regIni, gastos = [], abonoDto, deudaDto, valorNeto = 0 } = fila
  const {
    propio,
    hoy,
    umbral,
    pasajerosPorViaje = 0,
    delBus,
    deLaEmpresa,
    anterior,
    siguiente,
    debe,
    abonado,
  } = sabido
  const dudas: Duda[] = []
  const decir = (campos: readonly string[], texto: string, nombre?: string, sePregunta = true) =>
    dudas.push({ campos, nombre, texto, sePregunta: propio && sePregunta })
  const usualDe = (figura: string, otra = figura) => delBus?.[figura] ?? deLaEmpresa?.[otra] ?? Infinity
  const comparar = (
    campo: string,
    nombre: string,
    valor?: NumeroEditable,
    usual = usualDe(campo),
    en = cifra,
    sePregunta = true,
  ) => {
    const escrito = cifraDe(valor)
    const veces = /^(sensor|gastos)/.test(campo) ? VECES_DE_GASTO : VECES
    if (escrito > veces * usual)
      decir(
        [campo],
        `${en(escrito)} es más de ${EN_PALABRAS[veces]} veces lo usual (${en(usual)}).`,
        nombre,
        sePregunta,
      )
  }

  if (esFecha(fecha) && fecha > hoy) decir(['fecha'], `El ${fechaLarga(fecha)} es posterior a hoy.`, 'Fecha')
  for (const [campo, nombre] of FIGURAS) comparar(campo, nombre, fila[campo])
  for (const [indice, { nombre, valor }] of gastos.entries())
    comparar(`gastos.${indice}.valor`, nombre, valor, usualDe(figuraDeGasto(nombre), 'gasto'), pesos)
  comparar('deudaDto.valor', 'Deuda', deudaDto?.valor, usualDe('deuda'), pesos)

  const delRegistro = cifraDe(fila.regFin) - cifraDe(regIni)
  const pasajeros = delRegistro >= 0 ? delRegistro : Number.NaN
  const usuales = usualDe('pasajeros')
  const sonMuchos = pasajeros > VECES * usuales
  if (sonMuchos || sonPocos(pasajeros, delBus)) {
    const limite = sonMuchos ? 'más de diez veces lo usual' : 'menos de la décima parte de lo usual'
    const palabra = pasajeros === 1 ? 'pasajero' : 'pasajeros'
    decir(
      ['regFin', 'regIni'],
      `Da ${cifra(pasajeros)} ${palabra}, ${limite} (${cifra(usuales)}).`,
      'Registradora final',
    )
  }
  if (anterior === null && regIni === 0)
    decir(['regIni'], 'No se conoce una registradora anterior de este bus.', 'Registradora inicial', false)
  if (anterior && typeof regIni === 'number' && regIni !== anterior.regFin) {
    const cuando = anterior.fecha ? `, el ${fechaLarga(anterior.fecha)}` : ''
    decir(
      ['regIni'],
      `Empieza en ${cifra(regIni)}, no donde terminó la anterior (${cifra(anterior.regFin)})${cuando}.`,
    )
  }

  if (siguiente && cifraDe(fila.regFin) > siguiente.regIni)
    decir(
      ['regFin', 'regIni'],
      `La del ${fechaLarga(siguiente.fecha)} empieza en ${cifra(siguiente.regIni)}.`,
      'Registradora final',
    )

  const sensor = cifraDe(fila.sensor)
  const neto = Math.max(0, sensor - Math.round((cifraDe(fila.viajes) || 0) * pasajerosPorViaje))
  const diferencia = diferenciaDePasajeros(pasajeros, sensor, neto)
  if (superaUmbral(diferencia, pasajeros, umbral)) {
    const contados = neto < sensor ? `${cifra(neto)} a ${cifra(sensor)}` : cifra(sensor)
    const parte = pasajeros > 0 ? `, un ${cifra((diferencia / pasajeros) * 100)}\u00a0%` : ''
    decir(
      ['sensor', 'regFin', 'regIni', 'viajes'],
      `El sensor (${contados}) y la registradora (${cifra(pasajeros)}) difieren en ${cifra(diferencia)} pasajeros${parte}.`,
      undefined,
      // It may not have been read yet.
      sensor > 0,
    )
  }
  const [civica, tiquetes] = [cifraDe(fila.civica) || 0, cifraDe(fila.tiquetes) || 0]
  // Either may be unknown, not both.
  const todos = Math.max(pasajeros || neto, neto || pasajeros)
  if (civica + tiquetes > todos)
    decir(
      ['civica', 'tiquetes', 'sensor', 'regFin', 'regIni'],
      `Cívica y tiquetes (${cifra(civica)} y ${cifra(tiquetes)}) superan los pasajeros (${cifra(todos)}).`,
    )

  // Where it is not known what is owed, by what usually is.
  if (debe == null) comparar('abonoDto.valor', 'Abono', abonoDto?.valor, usualDe('deuda'), pesos, false)
  else if (abonoSuperaDeuda(cifraDe(abonoDto?.valor), debe, abonado))
    decir(['abonoDto.valor'], `Supera lo que debe: ${pesos(debe)}.`, 'Abono', false)
  if (valorNeto < 0) decir(['valorNeto'], `Neto negativo: −${pesos(-valorNeto)}.`, undefined, false)
  return dudas
}
