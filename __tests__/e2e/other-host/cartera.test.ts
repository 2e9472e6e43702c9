/** Salaries, debts, repayments and expenses, where the API is a stranger's. */
import { hoyEn } from '../../../src/contract/fechas'
import { contentOf } from '../../setup/downloads'
import { LONG } from '../../setup/host/variants'
import { openHostSession, type HostSession } from '../../setup/host/session'

describe(LONG.titulo, () => {
  let session: HostSession
  beforeAll(async () => {
    session = await openHostSession(LONG)
    await session.arrive()
  })
  afterAll(() => session.leave())

  /** Searches with what is chosen; answers with which query the host was asked. */
  const search = (title: string, path: string, texts: Record<string, string>) =>
    session.query(path, async () => {
      const { button, fill, page } = session
      const search = page.getByRole('search', { name: title })
      await fill(search, texts)
      await button('Buscar', search).click()
    })

  test('salaries are asked for without limits, then with all of them; the averages per day are shown when there are any', async () => {
    const { goTo, query, row, waitForTotals } = session
    expect(await query('/salarios', () => goTo('Salarios'))).toEqual({})
    await row('$ 128.000', '$ 120.000', 'Ana Álvarez', '301', '5 de marzo de 2026').waitFor()
    expect(await search('Buscar salarios', '/salarios', {})).toEqual({})
    await waitForTotals({
      'Total salarios': '$ 212.000',
      'Promedio salario': '$ 106.000',
      'Total salarios registradora': '$ 200.000',
      'Promedio salario registradora': '$ 100.000',
    })
    expect(
      await search('Buscar salarios', '/salarios', {
        Conductor: 'Ana',
        'Fecha Inicio': '01/03/26',
        'Fecha Final': '31/03/26',
      }),
    ).toEqual({ fechaInicial: '2026-03-01', fechaFinal: '2026-03-31', documento: '1001' })
    await row('Beto Botero').waitFor({ state: 'detached' })
    await waitForTotals({
      'Total salarios': '$ 128.000',
      'Promedio salario': '$ 128.000',
      'Promedio por día': '$ 128.000',
      'Total salarios registradora': '$ 120.000',
      'Promedio salario registradora': '$ 120.000',
      'Promedio por día registradora': '$ 120.000',
    })
  })

  test('a debt is created and edited by POST with three fields, and the uuid where there is one', async () => {
    const { goTo, open, choose, empresa, send, submissions, fill, row } = session
    await goTo('Deudas')
    await row('$ 90.000', 'Ana Álvarez', 'Préstamo').waitFor()
    expect(await search('Buscar deudas', '/deudas', {})).toEqual({})
    const deuda = { valor: 77_000, razon: 'Vidrio', conductorDocumento: '1002' }
    const create = await open('Crear', 'Crear Deuda')
    await fill(create, { Conductor: 'Beto', Valor: '77000', Razón: deuda.razon })
    expect(await submissions(() => send(create, 'Crear'))).toEqual([['POST /deudas', deuda]])
    await row('$ 77.000', 'Vidrio').waitFor()

    await choose('Vidrio')
    const edit = await open('Editar', 'Editar Deuda')
    // A host that knows nothing of debts in settlements locks nothing.
    expect(await edit.getByRole('combobox', { name: 'Conductor' }).isEnabled()).toBe(true)
    await fill(edit, { Valor: '80000' })
    expect(await submissions(() => send(edit, 'Aceptar'))).toEqual([
      ['POST /deudas', { ...deuda, valor: 80_000, uuid: empresa.deudas.at(-1)?.uuid }],
    ])
    await row('$ 80.000', 'Vidrio').waitFor()
  })

  test('debts are those of a driver, who may have retired; deleting one lowers the totals', async () => {
    const { page, open, choose, empresa, send, submissions, toast, row, waitForTotals } = session
    await page.getByRole('combobox', { name: 'Conductor' }).click()
    expect(await page.getByRole('option').allInnerTexts()).toEqual([
      'Ana Álvarez 1001',
      'Beto Botero 1002',
      // Only a host that says who is valid can be known to have retired anybody; this one does not.
      'Carla Cano 1003',
    ])
    expect(await search('Buscar deudas', '/deudas/conductor', { Conductor: 'Ana' })).toEqual({
      documento: '1001',
    })
    await row('Vidrio').waitFor({ state: 'detached' })
    await waitForTotals({ 'Total de deudas': '$ 90.000', 'Balance de deuda': '$ 60.000' })
    await choose('Préstamo')
    const uuid = empresa.deudas[0]?.uuid
    const remove = await open('Eliminar', 'Eliminar Deuda')
    await remove.getByText('¿Estás seguro que deseas eliminar la deuda?', { exact: true }).waitFor()
    expect(await submissions(() => send(remove, 'Eliminar'))).toEqual([[`DELETE /deudas/eliminar/${uuid}`]])
    await toast('La deuda fue borrada.')
    await row('Préstamo').waitFor({ state: 'detached' })
    await waitForTotals({ 'Total de deudas': '$ 0', 'Balance de deuda': '-$ 30.000' })
  })

  test('a repayment above what is owed goes at once by POST, and by PUT, whose answer nobody has shown', async () => {
    const { goTo, open, choose, empresa, send, submissions, fill, row } = session
    await goTo('Abonos')
    await row('$ 30.000', 'Ana Álvarez', 'prima', '3 de febrero de 2026').waitFor()
    expect(await search('Buscar abonos', '/abonos', {})).toEqual({})
    const abono = {
      valor: 915_000,
      origen: 'cesantías',
      conductorDocumento: '1002',
      fecha: hoyEn('America/Bogota'),
    }
    const create = await open('Crear', 'Crear Abono')
    await fill(create, { Conductor: 'Beto', Valor: '915000', Origen: abono.origen })
    expect(await submissions(() => send(create, 'Crear'))).toEqual([['POST /abonos', abono]])
    await choose('cesantías')
    const edit = await open('Editar', 'Editar Abono')
    await fill(edit, { Fecha: '05/02/26' })
    expect(await submissions(() => send(edit, 'Aceptar'))).toEqual([
      ['PUT /abonos', { ...abono, fecha: '2026-02-05', uuid: empresa.abonos.at(-1)?.uuid }],
    ])
    await row('cesantías', '5 de febrero de 2026').waitFor()
  })

  test('repayments are those of a driver; deleting one lowers the total', async () => {
    const { open, choose, empresa, send, submissions, toast, row, waitForTotals } = session
    expect(await search('Buscar abonos', '/abonos/conductor', { Conductor: 'Beto' })).toEqual({
      documento: '1002',
    })
    await row('prima').waitFor({ state: 'detached' })
    await waitForTotals({ 'Total de abonos': '$ 925.000' })
    await choose('vacaciones')
    const uuid = empresa.abonos[1]?.uuid
    const remove = await open('Eliminar', 'Eliminar Abono')
    expect(await submissions(() => send(remove, 'Eliminar'))).toEqual([[`DELETE /abonos/eliminar/${uuid}`]])
    await toast('El abono fue borrado.')
    await row('vacaciones').waitFor({ state: 'detached' })
    await waitForTotals({ 'Total de abonos': '$ 915.000' })
  })

  test('expenses are asked for without filters, then with all of them, and exported as they stand', async () => {
    const { page, goTo, query, button, row, waitForTotals } = session
    expect(await query('/reporte/gastos', () => goTo('Reporte de gastos'))).toEqual({})
    await row('Aseo', '$ 8.000', '5 de marzo de 2026', '301', 'Ana Álvarez').waitFor()
    expect(await search('Buscar gastos', '/reporte/gastos', {})).toEqual({})
    const [download] = await Promise.all([page.waitForEvent('download'), button('Exportar').click()])
    expect((await contentOf(download)).toString().trimEnd().split('\r\n')).toEqual([
      '\uFEFFNombre;Valor;Fecha;Bus;Conductor',
      'Aseo;8000;2026-03-05;301;Ana Álvarez',
    ])
    expect(
      await search('Buscar gastos', '/reporte/gastos', {
        'Nombre Gasto': 'Combustible',
        'Fecha Inicio': '01/03/26',
        'Fecha Final': '31/03/26',
        Bus: '302',
        Conductor: 'Carla',
      }),
    ).toEqual({
      fechaInicial: '2026-03-01',
      fechaFinal: '2026-03-31',
      nombre: 'Combustible',
      numero: '302',
      documento: '1003',
    })
    await page.getByText('No hay reporte de gastos.').waitFor()
    await waitForTotals({ 'Total de Gastos': '$ 0', 'Promedio de Gastos por Día': '' })
  })

  test('nothing else was asked, and nobody objects', () => {
    expect(session.asked()).toEqual([
      'GET /abonos',
      'GET /abonos/conductor?documento=1002',
      'GET /deudas',
      'GET /deudas/conductor?documento=1001',
      'GET /reporte/gastos',
      'GET /reporte/gastos?nombre=Combustible&fechaInicial=2026-03-01&fechaFinal=2026-03-31&numero=302&documento=1003',
      'GET /salarios',
      'GET /salarios?fechaInicial=2026-03-01&fechaFinal=2026-03-31&documento=1001',
    ])
    session.expectConformance('/salarios', '/deudas', '/abonos', '/reporte')
  })
})
