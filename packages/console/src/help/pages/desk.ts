import type { PageChapter } from '../help.ts';

export const help: PageChapter = {
  purpose: {
    zh: '收货的工作台：扫描、称重、量尺寸、拍照、上架，全程不用鼠标。',
    tw: '收件的工作台：掃描、秤重、量尺寸、拍照、上架，全程不用滑鼠。',
    en: 'Parcels arrive here: scan, weigh, measure, photograph and put on the shelf, without the mouse.',
  },
  zh: {
    收一件包裹: [
      '扫描快递单号，页面会显示是否有预报、是哪位会员。',
      '输入重量和尺寸；在“工位设置”接好磅秤后，重量会自动带入。',
      '拍照，输入货架（可留空），再按 Enter。',
      '光标停在下一件。按 F8 可撤销上一件。',
    ],
    上架: ['按“改为上架”。', '先扫一次货架，再扫放上去的每一件。', '属于别的仓库或拒收的包裹会立即提示。'],
    没有人预报: ['照样收件，并输入面单上的收件信息。', '之后在“无人认领”找出会员。'],
  },
  tw: {
    收一件包裹: [
      '掃描快遞單號，畫面會顯示是否有預報、是哪位會員。',
      '輸入重量和尺寸；在「工作站設定」接好磅秤後，重量會自動帶入。',
      '拍照，輸入儲位（可留空），再按 Enter。',
      '游標停在下一件。按 F8 可復原上一件。',
    ],
    上架: ['按「改為上架」。', '先掃一次儲位，再掃放上去的每一件。', '屬於別的倉庫或拒收的包裹會立即提示。'],
    沒有人預報: ['照樣收件，並輸入寄件標籤上的收件資料。', '之後在「無人認領」找出會員。'],
  },
  en: {
    'Receive a parcel': [
      'Scan the courier number. The screen says whether it was forecast, and which member it belongs to.',
      'Enter weight and size. With a scale set up under “This desk”, the weight comes from it.',
      'Take a photo, enter the shelf or leave it empty, and press Enter.',
      'The cursor waits for the next parcel. F8 undoes the last one.',
    ],
    'Shelve parcels': [
      'Press “Switch to shelving”.',
      'Scan the shelf once, then each parcel you put there.',
      'A parcel that belongs to another warehouse or was refused says so at once.',
    ],
    'Nobody forecast it': [
      'Receive it all the same, and type what the label says about the recipient.',
      'Find its owner later under “Unclaimed parcels”.',
    ],
  },
};
