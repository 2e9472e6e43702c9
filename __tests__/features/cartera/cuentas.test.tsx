import { screen, waitFor } from '@testing-library/react'
import { unaDeuda, unAbono, unConductor } from '../../server/builders'
import { unaOficina, type Oficina } from '../../setup/page'
import { columna, columnas, elegirFila, esperarColumna, manos, totales } from '../../setup/screen'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unaOficina({ ahora: '2030-03-20T17:00:00Z' })
  const { db } = oficina
  const ana = await unConductor(db, { documento: '1001', nombre: 'Ana Álvarez' })
  const beto = await unConductor(db, { documento: '1002', nombre: 'Beto Bernal', valido: 0 })
  await unaDeuda(db, ana.uuid, { valor: 100_000, razon: 'Faltante', fecha: '2026-03-02' })
  await unaDeuda(db, ana.uuid, { valor: 200_000, razon: 'Préstamo', fecha: '2026-03-03' })
  await unAbono(db, ana.uuid, { valor: 50_000, fecha: '2026-04-01' })
  await unaDeuda(db, beto.uuid, { valor: 480_000, razon: 'Multa', fecha: '2026-03-01' })
})
afterEach(() => document.querySelector('meta[name="api-base-url"]')?.remove())
afterAll(() => oficina.cerrar())

const boton = (nombre: string) => screen.getByRole('button', { name: nombre })

async function abrirPorConductor() {
  const vista = await oficina.abrir('/deudas', 'consulta')
  await user.click(await screen.findByRole('button', { name: 'Por conductor' }, { timeout: 25_000 }))
  await esperarColumna('Conductor', ['Beto Bernal', 'Ana Álvarez'])
  return vista
}

test('the second view says what each driver owes, with the sums of all, in the address', async () => {
  const { router } = await abrirPorConductor()
  expect(columnas()).toEqual(['Conductor', 'Deudas', 'Abonos', 'Balance', 'Último movimiento'])
  expect(columna('Deudas')).toEqual(['$ 480.000', '$ 300.000'])
  expect(columna('Abonos')).toEqual(['$ 0', '$ 50.000'])
  expect(columna('Balance')).toEqual(['$ 480.000', '$ 250.000'])
  expect(columna('Último movimiento')).toEqual(['1 de marzo de 2026', '1 de abril de 2026'])
  expect(totales()).toEqual({
    'Total de deudas': '$ 780.000',
    'Total de abonos': '$ 50.000',
    'Balance de deuda': '$ 730.000',
  })
  await waitFor(() => expect(router.state.location.search).toBe('?vista=conductor'))
})

test('an address of it opens it, without asking for the debts one by one', async () => {
  await oficina.abrir('/deudas?vista=conductor')
  await esperarColumna('Conductor', ['Beto Bernal', 'Ana Álvarez'])
  expect(oficina.llamadas).toContain('GET /api/deudas/conductores')
  expect(oficina.llamadas).not.toContain('GET /api/deudas')
})

test('is sorted by any column', async () => {
  await abrirPorConductor()
  await user.click(screen.getByText('Último movimiento'))
  await user.click(screen.getByText('Último movimiento'))
  await esperarColumna('Conductor', ['Ana Álvarez', 'Beto Bernal'])
})

test('leads to the debts of a driver, in the table of the search', async () => {
  const { router } = await abrirPorConductor()
  expect(boton('Ver deudas')).toBeDisabled()
  await elegirFila(user, 'Beto Bernal')
  await user.click(boton('Ver deudas'))
  await esperarColumna('Razón', ['Multa'])
  expect(oficina.llamadas.at(-1)).toBe('GET /api/deudas/conductor?documento=1002')
  await waitFor(() => expect(router.state.location.search).toBe('?documento=1002'))
  expect(boton('Una por una')).toHaveAttribute('aria-pressed', 'true')

  await user.click(boton('Por conductor'))
  await esperarColumna('Conductor', ['Beto Bernal', 'Ana Álvarez'])
  await user.click(boton('Buscar'))
  await esperarColumna('Razón', ['Préstamo', 'Faltante', 'Multa'])
})

test('exports every driver with the sums', async () => {
  let file: Blob | undefined
  URL.createObjectURL = (blob) => ((file = blob as Blob), 'blob:x')
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await abrirPorConductor()
  await user.click(boton('Exportar'))
  await waitFor(() => expect(file).toBeDefined())
  // jsdom's Blob has no text().
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(file!)
  })
  expect(text.trim().split('\r\n')).toEqual([
    'Conductor;Deudas;Abonos;Balance;Último movimiento',
    'Beto Bernal;480000;0;480000;2026-03-01',
    'Ana Álvarez;300000;50000;250000;2026-04-01',
  ])
})

test('another host has no second view, whatever the address says', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="api-base-url" content="https://otra.example/api">',
  )
  await oficina.abrir('/deudas?vista=conductor')
  await esperarColumna('Razón', ['Préstamo', 'Faltante', 'Multa'])
  expect(screen.queryByText('Por conductor')).not.toBeInTheDocument()
  expect(oficina.llamadas).not.toContain('GET /api/deudas/conductores')
})
