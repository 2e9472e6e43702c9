/**
 * Doubts: what is unlikely in a row that is typed, pasted or read from a file, and may be right. Nothing refuses it, and no sum of money
 * depends on it.
 */
import { abonoSuperaDeuda, diferenciaDePasajeros, superaUmbral } from './advertencias'
import { esFecha, fechaLarga } from './fechas'
import { claveDeGasto, type Usuales } from './habituales'
import type { NumeroEditable } from './numeros'
import { pasajerosDeRegistradora, type RegistradoraAnterior } from './registradora'

/** How many times the usual is unlikely, and which part of it. */
const VECES = 10

type ConValor = { valor: NumeroEditable } | null

/** Figures of a row, as far as they are known, in any state of being typed. */
export interface FilaDudosa {
  fecha?: string
  viajes?: NumeroEditable
  regIni?: NumeroEditable
  regFin?: NumeroEditable
  sensor?: NumeroEditable
  civica?: NumeroEditable
  tiquetes?: NumeroEditable
  gastos?: readonly { nombre: string; valor: NumeroEditable }[]
  abonoDto?: ConValor
  deudaDto?: ConValor
  /** As the server has computed it. */
  valorNeto?: number
}

/** What a row is judged by; by what is left out it is not judged. */
export interface LoSabido {
  /** Whether the host is our own server: another one's rows are never asked of. */
  propio: boolean
  hoy: string
  umbral: number
  /** The sensor's over-count per trip, by the fare. */
  pasajerosPorViaje?: number
  /** The medians of the bus, as far as enough is known, and what stands in their place. */
  delBus?: Usuales
  deLaEmpresa?: Usuales
  /** Where the bus's register stood before; null where none is known of. */
  anterior?: RegistradoraAnterior | null
  /** What the driver owes, and what the repayment has lowered that by already. */
  debe?: number | null
  abonado?: number
}

export interface Duda {
  /** The fields whose figures it is about, by their paths in the body; it is said beside the first. */
  campos: readonly string[]
  /** The first field's name, which the text goes without; a doubt of the whole row has none. */
  nombre?: string
  /** Its figures are in it: the same text is the same doubt, and an answer counts until a figure is another. */
  texto: string
  /** Whether it is asked, once, before a row is stored of which one of these fields was typed; else it is only said. */
  sePregunta: boolean
}

/** A doubt where several are read together: 'Sensor: 34.500 es más de diez veces lo usual (340).' */
export const oracionDe = ({ nombre, texto }: Pick<Duda, 'nombre' | 'texto'>) =>
  nombre ? `${nombre}: ${texto.charAt(0).toLowerCase()}${texto.slice(1)}` : texto

const NUMERO = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 1 })
const PESOS = new Intl.NumberFormat('es-CO', { style: 'currency', currency: 'COP', maximumFractionDigits: 0 })

const cifra = (valor: number) => NUMERO.format(valor)
const cifraDe = (valor: NumeroEditable | undefined) => (typeof valor === 'number' ? valor : Number.NaN)
const oCero = (valor: NumeroEditable | undefined) => cifraDe(valor) || 0

const FIGURAS = { viajes: 'Viajes', sensor: 'Sensor', civica: 'Cívica', tiquetes: 'Tiquetes' } as const

/** What is over ten times the usual; unknown where neither the bus's nor the company's is. */
function excesosDe(fila: FilaDudosa, { delBus, deLaEmpresa }: LoSabido): Duda[] {
  const { gastos = [], deudaDto } = fila
  const figuras = [
    ...Object.entries(FIGURAS).map(([campo, nombre]) => ({
      ...{ campo, nombre, valor: fila[campo as keyof typeof FIGURAS], formato: NUMERO },
      usual: delBus?.[campo] ?? deLaEmpresa?.[campo],
    })),
    ...gastos.map(({ nombre, valor }, indice) => ({
      ...{ campo: `gastos.${indice}.valor`, nombre, valor, formato: PESOS },
      usual: delBus?.[claveDeGasto(nombre)] ?? deLaEmpresa?.gasto,
    })),
    {
      ...{ campo: 'deudaDto.valor', nombre: 'Deuda', valor: deudaDto?.valor, formato: PESOS },
      usual: deLaEmpresa?.deuda,
    },
  ]
  return figuras.flatMap(({ campo, nombre, valor, formato, usual = Infinity }) => {
    if (!(cifraDe(valor) > VECES * usual)) return []
    const texto = `${formato.format(cifraDe(valor))} es más de diez veces lo usual (${formato.format(usual)}).`
    return [{ campos: [campo], nombre, texto, sePregunta: true }]
  })
}

const DE_REGISTRADORA = ['regFin', 'regIni'] as const

/** Whether a day's passengers are fewer than a tenth of what is usual for the bus; false where that is not known. */
export const sonPocos = (pasajeros: number, delBus: Usuales | undefined) =>
  pasajeros * VECES < (delBus?.pasajeros ?? 0)

function deLosPasajeros(pasajeros: number, { delBus, deLaEmpresa }: LoSabido): Duda[] {
  const usual = delBus?.pasajeros ?? deLaEmpresa?.pasajeros ?? Infinity
  const muchos = pasajeros > VECES * usual
  if (!muchos && !sonPocos(pasajeros, delBus)) return []
  const limite = muchos ? 'más de diez veces lo usual' : 'menos de la décima parte de lo usual'
  const texto = `Da ${cifra(pasajeros)} ${pasajeros === 1 ? 'pasajero' : 'pasajeros'}, ${limite} (${cifra(usual)}).`
  return [{ campos: DE_REGISTRADORA, nombre: 'Registradora final', texto, sePregunta: true }]
}

function deLaRegistradora({ regIni }: FilaDudosa, { anterior }: LoSabido): Duda[] {
  if (anterior === null && regIni === 0)
    return [{ campos: ['regIni'], nombre: 'Registradora inicial', texto: SIN_ANTERIOR, sePregunta: false }]
  if (typeof regIni !== 'number' || !anterior || regIni === anterior.regFin) return []
  const cuando = anterior.fecha ? `, el ${fechaLarga(anterior.fecha)}` : ''
  const texto = `Empieza en ${cifra(regIni)}, no donde terminó la anterior (${cifra(anterior.regFin)})${cuando}.`
  return [{ campos: ['regIni'], texto, sePregunta: true }]
}

/** Said of the 0 that a bus's first settlement begins with. */
const SIN_ANTERIOR = 'No se conoce una registradora anterior de este bus.'

/** What sensor, register, cívica and tiquetes say of one another. @param pasajeros NaN until the register is read. */
function entreSi(fila: FilaDudosa, pasajeros: number, { pasajerosPorViaje = 0, umbral }: LoSabido): Duda[] {
  const dudas: Duda[] = []
  const sensor = cifraDe(fila.sensor)
  const neto = Math.max(0, sensor - Math.round(oCero(fila.viajes) * pasajerosPorViaje))
  const diferencia = diferenciaDePasajeros(pasajeros, sensor, neto)
  if (superaUmbral(diferencia, pasajeros, umbral)) {
    const contados = neto < sensor ? `${cifra(neto)} a ${cifra(sensor)}` : cifra(sensor)
    const parte = pasajeros > 0 ? `, un ${cifra((diferencia / pasajeros) * 100)}\u00a0%` : ''
    const texto = `El sensor (${contados}) y la registradora (${cifra(pasajeros)}) difieren en ${cifra(diferencia)} pasajeros${parte}.`
    // A sensor of 0 has not been read yet.
    dudas.push({ campos: ['sensor', ...DE_REGISTRADORA, 'viajes'], texto, sePregunta: sensor > 0 })
  }
  const [civica, tiquetes] = [oCero(fila.civica), oCero(fila.tiquetes)]
  const conocidos = [pasajeros, neto].filter((cuantos) => !Number.isNaN(cuantos))
  if (civica + tiquetes > Math.max(...conocidos, conocidos.length > 0 ? 0 : Infinity)) {
    const texto = `Cívica y tiquetes (${cifra(civica)} y ${cifra(tiquetes)}) superan los pasajeros (${cifra(Math.max(...conocidos))}).`
    dudas.push({ campos: ['civica', 'tiquetes', 'sensor', ...DE_REGISTRADORA], texto, sePregunta: true })
  }
  return dudas
}

function delDinero({ abonoDto, valorNeto = 0 }: FilaDudosa, { debe, abonado }: LoSabido): Duda[] {
  const dudas: Duda[] = []
  if (debe != null && abonoSuperaDeuda(cifraDe(abonoDto?.valor), debe, abonado)) {
    const texto = `Supera lo que debe: ${PESOS.format(debe)}.`
    dudas.push({ campos: ['abonoDto.valor'], nombre: 'Abono', texto, sePregunta: false })
  }
  if (valorNeto < 0)
    dudas.push({
      campos: ['valorNeto'],
      texto: `Neto negativo: ${PESOS.format(valorNeto)}.`,
      sePregunta: false,
    })
  return dudas
}

/**
 * The doubts of a row: the one function of Crear, Liquidar, the day's sheet, the sensors' dialog, the ledger's and imports. An import
 * asks it of each row that is wanted (`warningsIn` of `records/fileRows/warnings.ts`), where the bus's row before it in the file is
 * `anterior`.
 */
export function dudasDe(fila: FilaDudosa, sabido: LoSabido): Duda[] {
  const { fecha = '', regIni = '', regFin = '' } = fila
  const pasajeros = regIni === '' || regFin === '' ? Number.NaN : pasajerosDeRegistradora(regIni, regFin)
  const leidos = pasajeros >= 0 ? pasajeros : Number.NaN
  const futura = esFecha(fecha) && fecha > sabido.hoy
  const dudas: Duda[] = [
    ...(futura
      ? [
          {
            campos: ['fecha'],
            nombre: 'Fecha',
            texto: `El ${fechaLarga(fecha)} es posterior a hoy.`,
            sePregunta: true,
          },
        ]
      : []),
    ...deLosPasajeros(leidos, sabido),
    ...deLaRegistradora(fila, sabido),
    ...excesosDe(fila, sabido),
    ...entreSi(fila, leidos, sabido),
    ...delDinero(fila, sabido),
  ]
  return sabido.propio ? dudas : dudas.map((duda) => ({ ...duda, sePregunta: false }))
}
