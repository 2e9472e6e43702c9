import { screen, waitFor } from '@testing-library/react'
import { aLiquidacion as stored, aBus, aConductor } from '../../server/builders'
import type { TestApp } from '../../setup/page'
import { openList, buses, storedLiquidacion, aCompany, clearLiquidaciones } from './listScreen'
import { cellText, rowOf, rows } from '../../setup/screen'

let testApp: TestApp

beforeAll(async () => {
  testApp = await aCompany()
})
beforeEach(() => clearLiquidaciones(testApp))
afterAll(() => testApp.close())

const total = (label: string) => screen.getByText(label).nextElementSibling?.textContent

test('reads a settlement in its row: long dates, figures with their thousands', async () => {
  await storedLiquidacion(testApp, { comentario: 'Sin novedad' })
  await openList(testApp)
  const [row] = rows()
  expect(cellText(row, 'Fecha')).toBe('5 de marzo de 2026')
  expect(cellText(row, 'Conductor')).toBe('Ana Álvarez')
  expect(cellText(row, 'Reg. inicial')).toBe('1.000')
  expect(cellText(row, 'Comentario')).toBe('Sin novedad')
  expect(cellText(row, 'Fecha de entrega')).toBe('20 de marzo de 2030')
})

/** Settlements of the first days of February, the later the day the later entered. */
async function ofFebruary(days: number) {
  const { uuid: conductorUuid } = await aConductor(testApp.db)
  const { numero: busNumero } = await aBus(testApp.db)
  for (let day = 1; day <= days; day += 1) {
    await stored(testApp.db, {
      busNumero,
      conductorUuid,
      fecha: `2026-02-${String(day).padStart(2, '0')}`,
      pasajerosReg: 100 + day,
      pasajerosSensor: 200 + day,
      valorNetoReg: 10_000 * day,
      valorNetoSensor: -1_000 * day,
    })
  }
}

/** The server's list comes as far as this row's end; the rest when it is let go. */
function cutList(row: number) {
  let release = () => undefined as void
  const permiso = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const answer = await server(input, init)
    if (!new Request(input, init).url.endsWith('/liquidaciones/table')) return answer
    const text = await answer.text()
    const cut = text.split('},{', row).join('},{').length + 3
    const parts = new ReadableStream<Uint8Array>({
      async start(list) {
        list.enqueue(new TextEncoder().encode(text.slice(0, cut)))
        await permiso
        list.enqueue(new TextEncoder().encode(text.slice(cut)))
        list.close()
      },
    })
    return new Response(parts, { headers: answer.headers })
  }
  return () => {
    globalThis.fetch = server
    release()
  }
}

test('says of no register that nobody has read what it brought, nor sums it', async () => {
  await stored(testApp.db, {
    busNumero: '12',
    fecha: '2026-03-05',
    regIni: 1000,
    regFin: 1000,
    fechaEntrega: null,
    pasajerosReg: 0,
    valorNetoReg: -200_100,
    valorNetoSensor: 650_000,
  })
  await openList(testApp)
  const [row] = rows()
  expect(cellText(row, 'Neto reg.')).toBe('—')
  expect(cellText(row, 'Neto sensor')).toMatch(/^\$\s650\.000$/)
  expect(total('Total neto registradora')).toMatch(/^\$\s0$/)
})

test('shows ten rows per page, the last entered first, and totals over all of them', async () => {
  await ofFebruary(12)
  const { user } = await openList(testApp)
  expect(rows()).toHaveLength(10)
  expect(cellText(rows()[0], 'Fecha')).toBe('12 de febrero de 2026')
  // 1 + 2 + … + 12 is 78.
  expect(total('Total pasajeros registradora')).toBe('1.278')
  expect(total('Total pasajeros sensor')).toBe('2.478')
  expect(total('Total neto registradora')).toMatch(/^\$\s780\.000$/)
  expect(total('Total neto sensor')).toMatch(/^-\$\s78\.000$/)

  await user.click(screen.getByLabelText('Ir a la página siguiente'))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(cellText(rows()[1], 'Fecha')).toBe('1 de febrero de 2026')
})

test('while only the first rows are here, the totals are of all, and there is no other page', async () => {
  await ofFebruary(12)
  const release = cutList(11)
  await testApp.open('/')
  await waitFor(() => expect(rows()).toHaveLength(10))
  expect(total('Total pasajeros registradora')).toBe('1.278')
  expect(total('Total neto sensor')).toMatch(/^-\$\s78\.000$/)
  expect(screen.queryByLabelText('Ir a la página siguiente')).not.toBeInTheDocument()
  release()
  expect(await screen.findByLabelText('Ir a la página siguiente')).toBeEnabled()
  expect(total('Total pasajeros registradora')).toBe('1.278')
})

test('a person who only consults sees the list, and one row at a time is selected', async () => {
  await storedLiquidacion(testApp)
  await storedLiquidacion(testApp, { busNumero: '15', conductorDocumento: '1002' })
  const { chooseRow } = await openList(testApp, '/', 'consulta')
  expect(buses()).toEqual(['15', '12'])
  await chooseRow('12')
  await chooseRow('15')
  expect(rows().filter((row) => row.getAttribute('aria-selected') === 'true')).toEqual([rowOf('15')])
})
