import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Cells = readonly string[];

/**
 * The minimum that React needs for a list: no router, cache, texts or styles. It requests the data after the code has
 * loaded.
 */
function BareScreen() {
  const [rows, setRows] = useState<readonly Cells[]>([]);
  useEffect(() => {
    void fetch('/rows.json').then(async (answer) => setRows((await answer.json()) as Cells[]));
  }, []);
  return (
    <main>
      <h1>Parcels</h1>
      <form>
        <input aria-label="Number" />
      </form>
      <table>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]} data-row>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<BareScreen />);
