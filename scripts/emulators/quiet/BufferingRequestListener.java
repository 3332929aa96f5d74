package com.google.cloud.datastore.emulator.firestore.websocket;

import com.google.cloud.datastore.emulator.impl.util.EmulatorRequestsListener;
import com.google.common.time.TimeSource;
import java.util.function.Consumer;
import org.json.JSONArray;
import org.json.JSONObject;

/**
 * Stands before the emulator's own class of this name. For the list of requests of the Emulator UI that one writes down every request
 * as JSON, with each record that it concerns, whether anybody looks or not: a quarter of the emulator's time. In tests nobody looks.
 */
final class BufferingRequestListener implements EmulatorRequestsListener {
  BufferingRequestListener(Consumer<JSONObject> watching, TimeSource time) {}

  void generateRequestBacklog(Consumer<JSONArray> watching) {
    watching.accept(new JSONArray());
  }
}
