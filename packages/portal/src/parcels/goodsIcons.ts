import type { GoodsType } from '@crossdock/domain/parcels/goods.ts';
import { hasKey } from '@crossdock/domain/records.ts';
import {
  type Icon,
  IconArmchair,
  IconBath,
  IconBottle,
  IconBriefcase,
  IconCar,
  IconDeviceLaptop,
  IconDots,
  IconHome,
  IconPencil,
  IconPlant,
  IconShirt,
  IconShoe,
  IconSoup,
  IconToolsKitchen2,
  IconWall,
} from '@tabler/icons-react';

const goodsIcons: Readonly<Record<GoodsType, Icon>> = {
  clothes: IconShirt,
  shoes: IconShoe,
  bags: IconBriefcase,
  homeGoods: IconHome,
  furniture: IconArmchair,
  food: IconSoup,
  cosmetics: IconBottle,
  carSupplies: IconCar,
  personalCare: IconBath,
  stationery: IconPencil,
  plants: IconPlant,
  kitchen: IconToolsKitchen2,
  buildingMaterials: IconWall,
  electronics: IconDeviceLaptop,
  other: IconDots,
};

/** Goods types that a shop added itself get the general icon. */
export function goodsIcon(code: string): Icon {
  return hasKey(goodsIcons, code) ? goodsIcons[code] : IconDots;
}
