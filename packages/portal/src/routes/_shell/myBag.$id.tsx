import { createFileRoute } from '@tanstack/react-router';
import { MeasurementHistory } from '../../disputes/MeasurementHistory.tsx';
import { ParcelEvidenceSection } from '../../evidence/EvidenceSections.tsx';
import { ParcelPage } from '../../parcels/ParcelPage.tsx';

export const Route = createFileRoute('/_shell/myBag/$id')({
  staticData: { title: 'shell.route.parcel', action: 'myBag' },
  component: () => (
    <ParcelPage
      measured={(id) => (
        <>
          <MeasurementHistory of={{ of: 'parcel', id }} />
          <ParcelEvidenceSection id={id} />
        </>
      )}
    />
  ),
});
