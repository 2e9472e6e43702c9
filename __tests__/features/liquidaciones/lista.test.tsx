import { screen, waitFor } from '@testing-library/react'
import { unaLiquidacion as guardada, unBus, unConductor } from '../../server/builders'
import type { Oficina } from '../../setup/page'
import { abrirLista, buses, celda, filaDe, filas, registrada, unaEmpresa, vaciar } from './pantalla'

let oficina: Oficina

beforeAll(async () => {
  oficina = await unaEmpresa()
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

const total = (etiqueta: string) => screen.getByText(etiqueta).nextElementSibling?.textContent

test('reads a settlement in its row: long dates, figures with their thousands', async () => {
  await registrada(oficina, { comentario: 'Sin novedad' })
  await abrirLista(oficina)
  const [fila] = filas()
  expect(celda(fila, 'Fecha')).toBe('5 de marzo de 2026')
  expect(celda(fila, 'Conductor')).toBe('Ana Álvarez')
  expect(celda(fila, 'Reg. inicial')).toBe('1.000')
  expect(celda(fila, 'Comentario')).toBe('Sin novedad')
  expect(celda(fila, 'Fecha de entrega')).toBe('20 de marzo de 2030')
})

/** Settlements of the first days of February, the later the day the later entered. */
async function deFebrero(dias: number) {
  const { uuid: conductorUuid } = await unConductor(oficina.db)
  const { numero: busNumero } = await unBus(oficina.db)
  for (let dia = 1; dia <= dias; dia += 1) {
    await guardada(oficina.db, {
      busNumero,
      conductorUuid,
      fecha: `2026-02-${String(dia).padStart(2, '0')}`,
      pasajerosReg: 100 + dia,
      pasajerosSensor: 200 + dia,
      valorNetoReg: 10_000 * dia,
      valorNetoSensor: -1_000 * dia,
    })
  }
}

/** The server's list comes as far as this row's end; the rest when it is let go. */
function cortarLista(fila: number) {
  let soltar = () => undefined as void
  const permiso = new Promise<void>((resolve) => {
    soltar = resolve
  })
  const servidor = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const respuesta = await servidor(input, init)
    if (!new Request(input, init).url.endsWith('/liquidaciones/table')) return respuesta
    const texto = await respuesta.text()
    const corte = texto.split('},{', fila).join('},{').length + 3
    const partes = new ReadableStream<Uint8Array>({
      async start(lista) {
        lista.enqueue(new TextEncoder().encode(texto.slice(0, corte)))
        await permiso
        lista.enqueue(new TextEncoder().encode(texto.slice(corte)))
        lista.close()
      },
    })
    return new Response(partes, { headers: respuesta.headers })
  }
  return () => {
    globalThis.fetch = servidor
    soltar()
  }
}

test('shows ten rows per page, the last entered first, and totals over all of them', async () => {
  await deFebrero(12)
  const { user } = await abrirLista(oficina)
  expect(filas()).toHaveLength(10)
  expect(celda(filas()[0], 'Fecha')).toBe('12 de febrero de 2026')
  // 1 + 2 + … + 12 is 78.
  expect(total('Total pasajeros registradora')).toBe('1.278')
  expect(total('Total pasajeros sensor')).toBe('2.478')
  expect(total('Total neto registradora')).toMatch(/^\$\s780\.000$/)
  expect(total('Total neto sensor')).toMatch(/^-\$\s78\.000$/)

  await user.click(screen.getByLabelText('Ir a la página siguiente'))
  await waitFor(() => expect(filas()).toHaveLength(2))
  expect(celda(filas()[1], 'Fecha')).toBe('1 de febrero de 2026')
})

test('while only the first rows are here, the totals are of all, and there is no other page', async () => {
  await deFebrero(12)
  const soltar = cortarLista(11)
  await oficina.abrir('/')
  await waitFor(() => expect(filas()).toHaveLength(10))
  expect(total('Total pasajeros registradora')).toBe('1.278')
  expect(total('Total neto sensor')).toMatch(/^-\$\s78\.000$/)
  expect(screen.queryByLabelText('Ir a la página siguiente')).not.toBeInTheDocument()
  soltar()
  expect(await screen.findByLabelText('Ir a la página siguiente')).toBeEnabled()
  expect(total('Total pasajeros registradora')).toBe('1.278')
})

test('a person who only consults sees the list, and one row at a time is selected', async () => {
  await registrada(oficina)
  await registrada(oficina, { busNumero: '15', conductorDocumento: '1002' })
  const { elegirFila } = await abrirLista(oficina, '/', 'consulta')
  expect(buses()).toEqual(['15', '12'])
  await elegirFila('12')
  await elegirFila('15')
  expect(filas().filter((fila) => fila.getAttribute('aria-selected') === 'true')).toEqual([filaDe('15')])
})
